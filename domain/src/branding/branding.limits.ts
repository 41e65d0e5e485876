/** The least contrast of texts, and of signs and lines, by WCAG 2 (level AA). */
export const brandingLimits = { textContrast: 4.5, signContrast: 3 } as const
