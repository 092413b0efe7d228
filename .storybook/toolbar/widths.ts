const screen = (
  name: string,
  width: number,
  height: number,
  type: 'mobile' | 'tablet' | 'desktop',
) => ({
  name: `${width} px: ${name}`,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
});

/** The widths that the product is designed for. */
export const widths = {
  w320: screen('narrowest phone', 320, 568, 'mobile'),
  w360: screen('phone', 360, 800, 'mobile'),
  w768: screen('tablet', 768, 1024, 'tablet'),
  w1280: screen('laptop', 1280, 800, 'desktop'),
  w1440: screen('desktop', 1440, 900, 'desktop'),
};
