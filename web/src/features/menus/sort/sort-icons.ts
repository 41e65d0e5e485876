/** Six dots, as grips are drawn. */
export const handleIcon = 'M9 6h.01M9 12h.01M9 18h.01M15 6h.01M15 12h.01M15 18h.01'
