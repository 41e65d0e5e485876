/** Texts of one feature, nested by screen. */
export type Words = { [key: string]: string | Words }

/** What belongs into a text; a `count` chooses among its forms. */
export type Values = Readonly<Record<string, unknown>>

type Asked = { path: string; language: string; values: Values | undefined }

/** The text at a path such as `list.title`, filled in; undefined where these words have none. */
export function textOf(words: Words, { path, language, values = {} }: Asked): string | undefined {
  const { count } = values
  const counted = typeof count === 'number' ? textAt(words, `${path}_${formOf(count, language)}`) : undefined
  return (counted ?? textAt(words, path))?.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => shown(values[name]))
}

function textAt(words: Words, path: string): string | undefined {
  let found: string | Words | undefined = words
  for (const key of path.split('.')) {
    if (typeof found !== 'object' || !Object.hasOwn(found, key)) return undefined
    found = found[key]
  }
  return typeof found === 'string' ? found : undefined
}

const plurals = new Map<string, Intl.PluralRules>()

/** English has two forms of a plural, Arabic six. */
function formOf(count: number, language: string): Intl.LDMLPluralRule {
  const rules = plurals.get(language) ?? new Intl.PluralRules(language)
  plurals.set(language, rules)
  return rules.select(count)
}

function shown(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
