/** The seven tones of states; the features choose the tone of each state. */
export const tones = ['amber', 'magenta', 'blue', 'violet', 'green', 'grey', 'red'] as const

export type Tone = (typeof tones)[number]
