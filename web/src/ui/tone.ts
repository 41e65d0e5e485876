/** The six tones that states are shown in; which state has which is the features' matter. */
export const tones = ['amber', 'blue', 'violet', 'green', 'grey', 'red'] as const

export type Tone = (typeof tones)[number]
