/** A sentence for each wrong field of a draft, by its dotted path: `{ 'name.en': 'Name in EN is required!' }`. */
export type Problems = Record<string, string>
