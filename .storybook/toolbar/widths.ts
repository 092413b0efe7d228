const screen = (name: string, width: number, height: number) => ({
  name: `${width} px: ${name}`,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** The widths that the product is designed for. */
export const widths = {
  w320: screen('narrowest phone', 320, 568),
  w360: screen('phone', 360, 800),
  w768: screen('tablet', 768, 1024),
  w1280: screen('laptop', 1280, 800),
  w1440: screen('desktop', 1440, 900),
};
