import type { TSchema } from '@sinclair/typebox'

type Part = TSchema & {
  anyOf?: Part[]
  items?: Part
  properties?: Record<string, Part>
  required?: string[]
  pattern?: string
  minItems?: number
  minLength?: number
  minimum?: number
}

/** Values that are wrong in one place of a schema, repeated as often as possible, each inside a whole call. */
export type WrongPlace = {
  /** A name that places of several schemas share if they test the same rule. */
  name: string
  values(): unknown[]
}

const wrongValues: readonly unknown[] = [null, 'x', -0.5, [], {}, { $in: ['x'] }, { en: 1, shoes: 1 }]

/**
 * Returns every place of a schema with the values that should be the most expensive to refuse; each has about this many
 * parts.
 */
export function wrongPlaces(schema: TSchema, parts: number): WrongPlace[] {
  const part = schema as Part
  const here = { name: JSON.stringify(part), values: () => wrongAt(part, parts) }
  const below = innerPlaces(part, parts).flatMap(({ inner, innerParts, around }) =>
    wrongPlaces(inner, innerParts).map(({ name, values }) => ({ name, values: () => values().map(around) })),
  )
  return [here, ...below]
}

function wrongAt(part: Part, parts: number): unknown[] {
  const many = (value: unknown) => Array.from({ length: parts }, () => value)
  const values = wrongValues.flatMap((wrong) => [
    wrong,
    many(wrong),
    { $in: many(wrong) },
    { ...samples.object(part), ...Object.fromEntries(many(wrong).map((value, index) => [`key${index}`, value])) },
    mapFields(part, () => wrong),
    mapFields(part, () => many(wrong)),
    ...(part.items ? [[...many(sample(part.items)), wrong], many(mapFields(part.items, () => wrong))] : []),
  ])
  return [...values, nested(30)]
}

type InnerPlace = { inner: Part; innerParts: number; around(value: unknown): unknown }

function innerPlaces(part: Part, parts: number): InnerPlace[] {
  const fields = Object.entries(part.properties ?? {}).map(([name, inner]) => ({
    inner,
    innerParts: parts,
    around: (value: unknown) => ({ ...samples.object(part), [name]: value }),
  }))
  const forms = (part.anyOf ?? []).map((inner) => ({ inner, innerParts: parts, around: (value: unknown) => value }))
  const width = Math.ceil(Math.sqrt(parts))
  const around = (value: unknown) => Array.from({ length: width }, () => value)
  return [...fields, ...forms, ...(part.items ? [{ inner: part.items, innerParts: width, around }] : [])]
}

function mapFields({ properties = {} }: Part, toValue: () => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.keys(properties).map((name) => [name, toValue()]))
}

function nested(depth: number): unknown {
  return depth === 0 ? 1 : { list: [nested(depth - 1)] }
}

/** Returns a value that fits a schema, with only the required fields. */
export function fittingValue(schema: TSchema): unknown {
  return sample(schema)
}

/** Returns a sample of a schema; of several forms it uses the last, which is found last. */
function sample(part: Part): unknown {
  if (part.const !== undefined) return part.const
  if (part.anyOf) return sample(part.anyOf.at(-1)!)
  return samples[part.type as keyof typeof samples]?.(part) ?? null
}

const samples = {
  object: ({ properties = {}, required = [] }: Part): Record<string, unknown> =>
    Object.fromEntries(required.map((name) => [name, sample(properties[name]!)])),
  array: ({ items, minItems = 0 }: Part) => Array.from({ length: minItems }, () => sample(items!)),
  string: ({ format, pattern = '', minLength = 1 }: Part) => {
    if (format === 'date-time') return '2026-03-01T10:00:00.000Z'
    return (['a', '/a', '06:30', '2026-03-05'].find((text) => new RegExp(pattern).test(text)) ?? '').padEnd(
      minLength,
      'a',
    )
  },
  integer: ({ minimum = 1 }: Part) => minimum,
  number: ({ minimum = 1 }: Part) => minimum,
  boolean: () => true,
}
