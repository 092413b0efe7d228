// Generated from tokens/*.tokens.json by `npm run tokens`.

/**
 * Every design token: its CSS custom property, and its value in each color scheme for places that
 * CSS cannot reach.
 */
export const tokens = {
  /** Plum, the shared accent: text, icons or borders. */
  'color.action': { css: 'var(--rp-color-action)', light: "oklch(0.42 0.16 345)", dark: "oklch(0.8 0.11 345)" },
  /** Plum, the shared accent: background of a full-width band, dark in both schemes. */
  'color.action-band': { css: 'var(--rp-color-action-band)', light: "oklch(0.3 0.11 345)", dark: "oklch(0.3 0.11 345)" },
  /** Plum, the shared accent: background of a solid control. */
  'color.action-fill': { css: 'var(--rp-color-action-fill)', light: "oklch(0.42 0.16 345)", dark: "oklch(0.8 0.11 345)" },
  /** Plum, the shared accent: background of a solid control on hover. */
  'color.action-fill-hover': { css: 'var(--rp-color-action-fill-hover)', light: "oklch(0.35 0.14 345)", dark: "oklch(0.86 0.08 345)" },
  /** Plum, the shared accent: tinted background. */
  'color.action-soft': { css: 'var(--rp-color-action-soft)', light: "oklch(0.955 0.022 345)", dark: "oklch(0.28 0.07 340)" },
  /** Pine, the brands' accent: text, icons or borders. */
  'color.brand': { css: 'var(--rp-color-brand)', light: "oklch(0.46 0.085 172)", dark: "oklch(0.8 0.1 172)" },
  /** Pine, the brands' accent: background of a full-width band, dark in both schemes. */
  'color.brand-band': { css: 'var(--rp-color-brand-band)', light: "oklch(0.3 0.055 172)", dark: "oklch(0.3 0.055 172)" },
  /** Pine, the brands' accent: background of a solid control. */
  'color.brand-fill': { css: 'var(--rp-color-brand-fill)', light: "oklch(0.46 0.085 172)", dark: "oklch(0.8 0.1 172)" },
  /** Pine, the brands' accent: background of a solid control on hover. */
  'color.brand-fill-hover': { css: 'var(--rp-color-brand-fill-hover)', light: "oklch(0.38 0.07 172)", dark: "oklch(0.86 0.08 172)" },
  /** Pine, the brands' accent: tinted background. */
  'color.brand-soft': { css: 'var(--rp-color-brand-soft)', light: "oklch(0.955 0.02 172)", dark: "oklch(0.28 0.04 175)" },
  /** Background of the page. */
  'color.canvas': { css: 'var(--rp-color-canvas)', light: "oklch(0.985 0.006 85)", dark: "oklch(0.19 0.022 300)" },
  /** Border of a control. */
  'color.control-border': { css: 'var(--rp-color-control-border)', light: "oklch(0.62 0.02 300)", dark: "oklch(0.6 0.03 300)" },
  /** Coral, the creators' accent: text, icons or borders. */
  'color.creator': { css: 'var(--rp-color-creator)', light: "oklch(0.5 0.17 33)", dark: "oklch(0.78 0.14 38)" },
  /** Coral, the creators' accent: background of a full-width band, dark in both schemes. */
  'color.creator-band': { css: 'var(--rp-color-creator-band)', light: "oklch(0.34 0.11 33)", dark: "oklch(0.34 0.11 33)" },
  /** Coral, the creators' accent: background of a solid control. */
  'color.creator-fill': { css: 'var(--rp-color-creator-fill)', light: "oklch(0.7 0.185 35)", dark: "oklch(0.78 0.14 38)" },
  /** Coral, the creators' accent: background of a solid control on hover. */
  'color.creator-fill-hover': { css: 'var(--rp-color-creator-fill-hover)', light: "oklch(0.78 0.14 38)", dark: "oklch(0.84 0.1 40)" },
  /** Coral, the creators' accent: tinted background. */
  'color.creator-soft': { css: 'var(--rp-color-creator-soft)', light: "oklch(0.955 0.028 40)", dark: "oklch(0.26 0.042 30)" },
  /** Errors: text, icons or borders. */
  'color.danger': { css: 'var(--rp-color-danger)', light: "oklch(0.5 0.19 25)", dark: "oklch(0.8 0.11 25)" },
  /** Errors: tinted background. */
  'color.danger-soft': { css: 'var(--rp-color-danger-soft)', light: "oklch(0.955 0.022 25)", dark: "oklch(0.28 0.07 22)" },
  /** The focus ring. */
  'color.focus': { css: 'var(--rp-color-focus)', light: "oklch(0.42 0.16 345)", dark: "oklch(0.8 0.11 345)" },
  /** Sun: a highlight behind text. */
  'color.highlight': { css: 'var(--rp-color-highlight)', light: "oklch(0.87 0.145 88)", dark: "oklch(0.87 0.145 88)" },
  /** Background of the ink band, dark in both schemes. */
  'color.ink-band': { css: 'var(--rp-color-ink-band)', light: "oklch(0.16 0.02 300)", dark: "oklch(0.16 0.02 300)" },
  /** Decorative lines. */
  'color.line': { css: 'var(--rp-color-line)', light: "oklch(0.88 0.012 85)", dark: "oklch(0.36 0.03 300)" },
  /** Text on action-fill. */
  'color.on-action': { css: 'var(--rp-color-on-action)', light: "oklch(1 0 0)", dark: "oklch(0.16 0.02 300)" },
  /** Text on brand-fill. */
  'color.on-brand': { css: 'var(--rp-color-on-brand)', light: "oklch(1 0 0)", dark: "oklch(0.16 0.02 300)" },
  /** Text on creator-fill. */
  'color.on-creator': { css: 'var(--rp-color-on-creator)', light: "oklch(0.16 0.02 300)", dark: "oklch(0.16 0.02 300)" },
  /** Text on highlight. */
  'color.on-highlight': { css: 'var(--rp-color-on-highlight)', light: "oklch(0.23 0.03 300)", dark: "oklch(0.23 0.03 300)" },
  /** Success: text, icons or borders. */
  'color.success': { css: 'var(--rp-color-success)', light: "oklch(0.47 0.11 150)", dark: "oklch(0.82 0.12 155)" },
  /** Success: tinted background. */
  'color.success-soft': { css: 'var(--rp-color-success-soft)', light: "oklch(0.955 0.03 150)", dark: "oklch(0.28 0.05 155)" },
  /** Background of the sunken band. */
  'color.sunken': { css: 'var(--rp-color-sunken)', light: "oklch(0.958 0.012 85)", dark: "oklch(0.16 0.02 300)" },
  /** Background of cards, controls and the surface band. */
  'color.surface': { css: 'var(--rp-color-surface)', light: "oklch(1 0 0)", dark: "oklch(0.235 0.026 300)" },
  /** Body text and headings. */
  'color.text': { css: 'var(--rp-color-text)', light: "oklch(0.23 0.03 300)", dark: "oklch(0.965 0.008 85)" },
  /** Secondary text. */
  'color.text-quiet': { css: 'var(--rp-color-text-quiet)', light: "oklch(0.46 0.03 300)", dark: "oklch(0.76 0.018 300)" },
  /** Warnings: text, icons or borders. */
  'color.warning': { css: 'var(--rp-color-warning)', light: "oklch(0.48 0.1 75)", dark: "oklch(0.87 0.145 88)" },
  /** Warnings: tinted background. */
  'color.warning-soft': { css: 'var(--rp-color-warning-soft)', light: "oklch(0.96 0.045 90)", dark: "oklch(0.3 0.05 85)" },
  'duration.base': { css: 'var(--rp-duration-base)', light: "180ms", dark: "180ms" },
  'duration.fast': { css: 'var(--rp-duration-fast)', light: "120ms", dark: "120ms" },
  'duration.slow': { css: 'var(--rp-duration-slow)', light: "240ms", dark: "240ms" },
  'ease.out': { css: 'var(--rp-ease-out)', light: "cubic-bezier(0.2, 0.7, 0.2, 1)", dark: "cubic-bezier(0.2, 0.7, 0.2, 1)" },
  'font.family.display': { css: 'var(--rp-font-family-display)', light: "'Bricolage Grotesque Variable', 'Bricolage Grotesque Fallback', Arial, sans-serif", dark: "'Bricolage Grotesque Variable', 'Bricolage Grotesque Fallback', Arial, sans-serif" },
  'font.family.mono': { css: 'var(--rp-font-family-mono)', light: "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace", dark: "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace" },
  'font.family.text': { css: 'var(--rp-font-family-text)', light: "'Figtree Variable', 'Figtree Fallback', Arial, sans-serif", dark: "'Figtree Variable', 'Figtree Fallback', Arial, sans-serif" },
  'font.leading.body': { css: 'var(--rp-font-leading-body)', light: "1.6", dark: "1.6" },
  'font.leading.heading': { css: 'var(--rp-font-leading-heading)', light: "1.14", dark: "1.14" },
  'font.leading.snug': { css: 'var(--rp-font-leading-snug)', light: "1.35", dark: "1.35" },
  'font.leading.tight': { css: 'var(--rp-font-leading-tight)', light: "1.02", dark: "1.02" },
  'font.size.2xl': { css: 'var(--rp-font-size-2xl)', light: "clamp(1.5rem, 1.3958rem + 0.463vw, 1.8125rem)", dark: "clamp(1.5rem, 1.3958rem + 0.463vw, 1.8125rem)" },
  'font.size.3xl': { css: 'var(--rp-font-size-3xl)', light: "clamp(1.8125rem, 1.625rem + 0.8333vw, 2.375rem)", dark: "clamp(1.8125rem, 1.625rem + 0.8333vw, 2.375rem)" },
  'font.size.4xl': { css: 'var(--rp-font-size-4xl)', light: "clamp(2.125rem, 1.75rem + 1.6667vw, 3.25rem)", dark: "clamp(2.125rem, 1.75rem + 1.6667vw, 3.25rem)" },
  'font.size.display': { css: 'var(--rp-font-size-display)', light: "clamp(2.75rem, 1.9167rem + 3.7037vw, 5.25rem)", dark: "clamp(2.75rem, 1.9167rem + 3.7037vw, 5.25rem)" },
  'font.size.lg': { css: 'var(--rp-font-size-lg)', light: "clamp(1.1875rem, 1.1458rem + 0.1852vw, 1.3125rem)", dark: "clamp(1.1875rem, 1.1458rem + 0.1852vw, 1.3125rem)" },
  'font.size.md': { css: 'var(--rp-font-size-md)', light: "clamp(1.0625rem, 1.0417rem + 0.0926vw, 1.125rem)", dark: "clamp(1.0625rem, 1.0417rem + 0.0926vw, 1.125rem)" },
  'font.size.sm': { css: 'var(--rp-font-size-sm)', light: "clamp(0.9375rem, 0.9271rem + 0.0463vw, 0.9688rem)", dark: "clamp(0.9375rem, 0.9271rem + 0.0463vw, 0.9688rem)" },
  'font.size.xl': { css: 'var(--rp-font-size-xl)', light: "clamp(1.2813rem, 1.2292rem + 0.2315vw, 1.4375rem)", dark: "clamp(1.2813rem, 1.2292rem + 0.2315vw, 1.4375rem)" },
  'font.size.xs': { css: 'var(--rp-font-size-xs)', light: "clamp(0.8125rem, 0.8021rem + 0.0463vw, 0.8438rem)", dark: "clamp(0.8125rem, 0.8021rem + 0.0463vw, 0.8438rem)" },
  'font.tracking.display': { css: 'var(--rp-font-tracking-display)', light: "-0.035", dark: "-0.035" },
  'font.tracking.heading': { css: 'var(--rp-font-tracking-heading)', light: "-0.02", dark: "-0.02" },
  'font.weight.bold': { css: 'var(--rp-font-weight-bold)', light: "700", dark: "700" },
  'font.weight.display': { css: 'var(--rp-font-weight-display)', light: "720", dark: "720" },
  'font.weight.medium': { css: 'var(--rp-font-weight-medium)', light: "500", dark: "500" },
  'font.weight.regular': { css: 'var(--rp-font-weight-regular)', light: "400", dark: "400" },
  'font.weight.semibold': { css: 'var(--rp-font-weight-semibold)', light: "600", dark: "600" },
  'layer.overlay': { css: 'var(--rp-layer-overlay)', light: "20", dark: "20" },
  'layer.sticky': { css: 'var(--rp-layer-sticky)', light: "10", dark: "10" },
  'layer.toast': { css: 'var(--rp-layer-toast)', light: "30", dark: "30" },
  'radius.full': { css: 'var(--rp-radius-full)', light: "62.5rem", dark: "62.5rem" },
  'radius.lg': { css: 'var(--rp-radius-lg)', light: "1.25rem", dark: "1.25rem" },
  'radius.md': { css: 'var(--rp-radius-md)', light: "0.75rem", dark: "0.75rem" },
  'radius.sm': { css: 'var(--rp-radius-sm)', light: "0.5rem", dark: "0.5rem" },
  'radius.xl': { css: 'var(--rp-radius-xl)', light: "2rem", dark: "2rem" },
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
  'space.1': { css: 'var(--rp-space-1)', light: "0.25rem", dark: "0.25rem" },
  'space.2': { css: 'var(--rp-space-2)', light: "0.5rem", dark: "0.5rem" },
  'space.3': { css: 'var(--rp-space-3)', light: "0.75rem", dark: "0.75rem" },
  'space.4': { css: 'var(--rp-space-4)', light: "1rem", dark: "1rem" },
  'space.5': { css: 'var(--rp-space-5)', light: "1.25rem", dark: "1.25rem" },
  'space.6': { css: 'var(--rp-space-6)', light: "1.5rem", dark: "1.5rem" },
  'space.7': { css: 'var(--rp-space-7)', light: "1.75rem", dark: "1.75rem" },
  'space.8': { css: 'var(--rp-space-8)', light: "2rem", dark: "2rem" },
  'space.10': { css: 'var(--rp-space-10)', light: "2.5rem", dark: "2.5rem" },
  'space.12': { css: 'var(--rp-space-12)', light: "3rem", dark: "3rem" },
  'space.16': { css: 'var(--rp-space-16)', light: "4rem", dark: "4rem" },
  'space.20': { css: 'var(--rp-space-20)', light: "5rem", dark: "5rem" },
  'space.24': { css: 'var(--rp-space-24)', light: "6rem", dark: "6rem" },
  /** Inline padding of the page. */
  'space.gutter': { css: 'var(--rp-space-gutter)', light: "clamp(1.25rem, 0.6667rem + 2.5926vw, 3rem)", dark: "clamp(1.25rem, 0.6667rem + 2.5926vw, 3rem)" },
  'space.half': { css: 'var(--rp-space-half)', light: "0.125rem", dark: "0.125rem" },
  /** Block padding of a page section. */
  'space.section': { css: 'var(--rp-space-section)', light: "clamp(4rem, 2.6667rem + 5.9259vw, 8rem)", dark: "clamp(4rem, 2.6667rem + 5.9259vw, 8rem)" },
} as const;

/** The name of a design token, as in the DTCG source: `color.text-quiet`. */
export type TokenName = keyof typeof tokens;
