/** The tools that can be opened for one item. */
export const itemTools = ['edit', 'recommend', 'eco', 'tag', 'soldOut', 'delete'] as const

export type ItemTool = (typeof itemTools)[number]
