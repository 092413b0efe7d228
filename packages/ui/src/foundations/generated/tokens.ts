// Generated from *.tokens.json by `npm run tokens`.

/**
 * Every design token: its CSS custom property, and its value in each color scheme for places that
 * CSS cannot reach.
 */
export const tokens = {
  /** Background of the page. */
  'color.canvas': { css: 'var(--rp-color-canvas)', light: "oklch(0.985 0.002 264)", dark: "oklch(0.175 0.006 260)" },
  /** Border of a control. */
  'color.control-border': { css: 'var(--rp-color-control-border)', light: "oklch(0.61 0.014 260)", dark: "oklch(0.61 0.014 260)" },
  /** Errors: text, icons or borders. */
  'color.danger': { css: 'var(--rp-color-danger)', light: "oklch(0.5 0.19 25)", dark: "oklch(0.8 0.11 25)" },
  /** Errors: tinted background. */
  'color.danger-soft': { css: 'var(--rp-color-danger-soft)', light: "oklch(0.955 0.022 25)", dark: "oklch(0.28 0.07 22)" },
  /** A highlight behind text. */
  'color.highlight': { css: 'var(--rp-color-highlight)', light: "oklch(0.9 0.12 95)", dark: "oklch(0.87 0.13 92)" },
  /** Background of the ink band, dark in both schemes. */
  'color.ink-band': { css: 'var(--rp-color-ink-band)', light: "oklch(0.17 0.008 260)", dark: "oklch(0.17 0.008 260)" },
  /** Decorative lines. */
  'color.line': { css: 'var(--rp-color-line)', light: "oklch(0.885 0.006 260)", dark: "oklch(0.35 0.012 260)" },
  /** Text on highlight. */
  'color.on-highlight': { css: 'var(--rp-color-on-highlight)', light: "oklch(0.22 0.014 260)", dark: "oklch(0.22 0.014 260)" },
  /** Success: text, icons or borders. */
  'color.success': { css: 'var(--rp-color-success)', light: "oklch(0.47 0.11 150)", dark: "oklch(0.82 0.12 155)" },
  /** Success: tinted background. */
  'color.success-soft': { css: 'var(--rp-color-success-soft)', light: "oklch(0.955 0.03 150)", dark: "oklch(0.28 0.05 155)" },
  /** Background of the sunken band. */
  'color.sunken': { css: 'var(--rp-color-sunken)', light: "oklch(0.962 0.004 260)", dark: "oklch(0.15 0.005 260)" },
  /** Background of cards, controls and the surface band. */
  'color.surface': { css: 'var(--rp-color-surface)', light: "oklch(1 0 0)", dark: "oklch(0.22 0.008 260)" },
  /** Body text and headings. */
  'color.text': { css: 'var(--rp-color-text)', light: "oklch(0.22 0.014 260)", dark: "oklch(0.965 0.003 260)" },
  /** Secondary text. */
  'color.text-quiet': { css: 'var(--rp-color-text-quiet)', light: "oklch(0.46 0.018 260)", dark: "oklch(0.76 0.01 260)" },
  /** Warnings: text, icons or borders. */
  'color.warning': { css: 'var(--rp-color-warning)', light: "oklch(0.48 0.1 75)", dark: "oklch(0.87 0.145 88)" },
  /** Warnings: tinted background. */
  'color.warning-soft': { css: 'var(--rp-color-warning-soft)', light: "oklch(0.96 0.045 90)", dark: "oklch(0.3 0.05 85)" },
  'duration.base': { css: 'var(--rp-duration-base)', light: "180ms", dark: "180ms" },
  'duration.fast': { css: 'var(--rp-duration-fast)', light: "120ms", dark: "120ms" },
  'duration.slow': { css: 'var(--rp-duration-slow)', light: "240ms", dark: "240ms" },
  'ease.out': { css: 'var(--rp-ease-out)', light: "cubic-bezier(0.2, 0.7, 0.2, 1)", dark: "cubic-bezier(0.2, 0.7, 0.2, 1)" },
  'font.leading.body': { css: 'var(--rp-font-leading-body)', light: "1.6", dark: "1.6" },
  'font.leading.heading': { css: 'var(--rp-font-leading-heading)', light: "1.14", dark: "1.14" },
  'font.leading.snug': { css: 'var(--rp-font-leading-snug)', light: "1.35", dark: "1.35" },
  'font.leading.tight': { css: 'var(--rp-font-leading-tight)', light: "1.02", dark: "1.02" },
  'font.mono': { css: 'var(--rp-font-mono)', light: "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace", dark: "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace" },
  'font.size.2xl': { css: 'var(--rp-font-size-2xl)', light: "clamp(1.5rem, 1.3958rem + 0.463vw, 1.8125rem)", dark: "clamp(1.5rem, 1.3958rem + 0.463vw, 1.8125rem)" },
  'font.size.3xl': { css: 'var(--rp-font-size-3xl)', light: "clamp(1.8125rem, 1.625rem + 0.8333vw, 2.375rem)", dark: "clamp(1.8125rem, 1.625rem + 0.8333vw, 2.375rem)" },
  'font.size.4xl': { css: 'var(--rp-font-size-4xl)', light: "clamp(2.125rem, 1.75rem + 1.6667vw, 3.25rem)", dark: "clamp(2.125rem, 1.75rem + 1.6667vw, 3.25rem)" },
  'font.size.display': { css: 'var(--rp-font-size-display)', light: "clamp(2.75rem, 1.9167rem + 3.7037vw, 5.25rem)", dark: "clamp(2.75rem, 1.9167rem + 3.7037vw, 5.25rem)" },
  'font.size.lg': { css: 'var(--rp-font-size-lg)', light: "clamp(1.1875rem, 1.1458rem + 0.1852vw, 1.3125rem)", dark: "clamp(1.1875rem, 1.1458rem + 0.1852vw, 1.3125rem)" },
  'font.size.md': { css: 'var(--rp-font-size-md)', light: "clamp(1.0625rem, 1.0417rem + 0.0926vw, 1.125rem)", dark: "clamp(1.0625rem, 1.0417rem + 0.0926vw, 1.125rem)" },
  'font.size.sm': { css: 'var(--rp-font-size-sm)', light: "clamp(0.9375rem, 0.9271rem + 0.0463vw, 0.9688rem)", dark: "clamp(0.9375rem, 0.9271rem + 0.0463vw, 0.9688rem)" },
  'font.size.xl': { css: 'var(--rp-font-size-xl)', light: "clamp(1.2813rem, 1.2292rem + 0.2315vw, 1.4375rem)", dark: "clamp(1.2813rem, 1.2292rem + 0.2315vw, 1.4375rem)" },
  'font.size.xs': { css: 'var(--rp-font-size-xs)', light: "clamp(0.8125rem, 0.8021rem + 0.0463vw, 0.8438rem)", dark: "clamp(0.8125rem, 0.8021rem + 0.0463vw, 0.8438rem)" },
  'font.tracking.display': { css: 'var(--rp-font-tracking-display)', light: "-0.03", dark: "-0.03" },
  'font.tracking.heading': { css: 'var(--rp-font-tracking-heading)', light: "-0.015", dark: "-0.015" },
  'font.weight.bold': { css: 'var(--rp-font-weight-bold)', light: "700", dark: "700" },
  /** Weight of headings. */
  'font.weight.display': { css: 'var(--rp-font-weight-display)', light: "700", dark: "700" },
  'font.weight.medium': { css: 'var(--rp-font-weight-medium)', light: "500", dark: "500" },
  'font.weight.regular': { css: 'var(--rp-font-weight-regular)', light: "400", dark: "400" },
  'font.weight.semibold': { css: 'var(--rp-font-weight-semibold)', light: "600", dark: "600" },
  'layer.overlay': { css: 'var(--rp-layer-overlay)', light: "20", dark: "20" },
  'layer.sticky': { css: 'var(--rp-layer-sticky)', light: "10", dark: "10" },
  'layer.toast': { css: 'var(--rp-layer-toast)', light: "30", dark: "30" },
  /** Buttons, chips and badges. */
  'radius.control': { css: 'var(--rp-radius-control)', light: "var(--rp-radius)", dark: "var(--rp-radius)" },
  /** What is round in every theme: radio buttons, switches, faces. */
  'radius.full': { css: 'var(--rp-radius-full)', light: "62.5rem", dark: "62.5rem" },
  /** Cards. */
  'radius.lg': { css: 'var(--rp-radius-lg)', light: "min(calc(1.6667 * var(--rp-radius)), 2rem)", dark: "min(calc(1.6667 * var(--rp-radius)), 2rem)" },
  /** Fields and boxes inside the page. */
  'radius.md': { css: 'var(--rp-radius-md)', light: "var(--rp-radius)", dark: "var(--rp-radius)" },
  'radius.sm': { css: 'var(--rp-radius-sm)', light: "min(calc(0.6667 * var(--rp-radius)), 0.75rem)", dark: "min(calc(0.6667 * var(--rp-radius)), 0.75rem)" },
  /** Large pictures and panels. */
  'radius.xl': { css: 'var(--rp-radius-xl)', light: "min(calc(2.6667 * var(--rp-radius)), 2.5rem)", dark: "min(calc(2.6667 * var(--rp-radius)), 2.5rem)" },
  'size.content': { css: 'var(--rp-size-content)', light: "75rem", dark: "75rem" },
  /** Height of a control: 44 px. */
  'size.control': { css: 'var(--rp-size-control)', light: "2.75rem", dark: "2.75rem" },
  'size.control-lg': { css: 'var(--rp-size-control-lg)', light: "3.25rem", dark: "3.25rem" },
  'size.control-sm': { css: 'var(--rp-size-control-sm)', light: "2.25rem", dark: "2.25rem" },
  'size.form': { css: 'var(--rp-size-form)', light: "28rem", dark: "28rem" },
  'size.hairline': { css: 'var(--rp-size-hairline)', light: "1px", dark: "1px" },
  'size.narrow': { css: 'var(--rp-size-narrow)', light: "45rem", dark: "45rem" },
  /** About 70 characters of body text in Figtree, measured. */
  'size.prose': { css: 'var(--rp-size-prose)', light: "33rem", dark: "33rem" },
  /** Width of the focus ring. */
  'size.ring': { css: 'var(--rp-size-ring)', light: "3px", dark: "3px" },
  'space.1': { css: 'var(--rp-space-1)', light: "calc(0.25rem * var(--rp-space))", dark: "calc(0.25rem * var(--rp-space))" },
  'space.2': { css: 'var(--rp-space-2)', light: "calc(0.5rem * var(--rp-space))", dark: "calc(0.5rem * var(--rp-space))" },
  'space.3': { css: 'var(--rp-space-3)', light: "calc(0.75rem * var(--rp-space))", dark: "calc(0.75rem * var(--rp-space))" },
  'space.4': { css: 'var(--rp-space-4)', light: "calc(1rem * var(--rp-space))", dark: "calc(1rem * var(--rp-space))" },
  'space.5': { css: 'var(--rp-space-5)', light: "calc(1.25rem * var(--rp-space))", dark: "calc(1.25rem * var(--rp-space))" },
  'space.6': { css: 'var(--rp-space-6)', light: "calc(1.5rem * var(--rp-space))", dark: "calc(1.5rem * var(--rp-space))" },
  'space.7': { css: 'var(--rp-space-7)', light: "calc(1.75rem * var(--rp-space))", dark: "calc(1.75rem * var(--rp-space))" },
  'space.8': { css: 'var(--rp-space-8)', light: "calc(2rem * var(--rp-space))", dark: "calc(2rem * var(--rp-space))" },
  'space.10': { css: 'var(--rp-space-10)', light: "calc(2.5rem * var(--rp-space))", dark: "calc(2.5rem * var(--rp-space))" },
  'space.12': { css: 'var(--rp-space-12)', light: "calc(3rem * var(--rp-space))", dark: "calc(3rem * var(--rp-space))" },
  'space.16': { css: 'var(--rp-space-16)', light: "calc(4rem * var(--rp-space))", dark: "calc(4rem * var(--rp-space))" },
  'space.20': { css: 'var(--rp-space-20)', light: "calc(5rem * var(--rp-space))", dark: "calc(5rem * var(--rp-space))" },
  'space.24': { css: 'var(--rp-space-24)', light: "calc(6rem * var(--rp-space))", dark: "calc(6rem * var(--rp-space))" },
  /** Inline padding of the page. */
  'space.gutter': { css: 'var(--rp-space-gutter)', light: "calc(clamp(1.25rem, 0.6667rem + 2.5926vw, 3rem) * var(--rp-space))", dark: "calc(clamp(1.25rem, 0.6667rem + 2.5926vw, 3rem) * var(--rp-space))" },
  'space.half': { css: 'var(--rp-space-half)', light: "calc(0.125rem * var(--rp-space))", dark: "calc(0.125rem * var(--rp-space))" },
  /** Block padding of a page section. */
  'space.section': { css: 'var(--rp-space-section)', light: "calc(clamp(4rem, 2.6667rem + 5.9259vw, 8rem) * var(--rp-space))", dark: "calc(clamp(4rem, 2.6667rem + 5.9259vw, 8rem) * var(--rp-space))" },
  /** Font of everything else. */
  'theme.font-body': { css: 'var(--rp-font-body)', light: "system-ui, sans-serif", dark: "system-ui, sans-serif" },
  /** Font of headings and large figures. */
  'theme.font-heading': { css: 'var(--rp-font-heading)', light: "system-ui, sans-serif", dark: "system-ui, sans-serif" },
  /** The brand's color. What is drawn in it is derived from it; see foundations/accents.css. */
  'theme.primary': { css: 'var(--rp-primary)', light: "oklch(0.27 0.02 260)", dark: "oklch(0.27 0.02 260)" },
  /** How round corners are: that of a field. Other corners are in proportion to it. */
  'theme.radius': { css: 'var(--rp-radius)', light: "0.5rem", dark: "0.5rem" },
  /** Density: the factor of every distance. Controls keep their height. */
  'theme.space': { css: 'var(--rp-space)', light: "1", dark: "1" },
} as const;

/** The name of a design token, as in the DTCG source: `color.text-quiet`. */
export type TokenName = keyof typeof tokens;
