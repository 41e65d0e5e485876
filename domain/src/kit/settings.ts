import type { Static, TSchema } from '@sinclair/typebox'
import type { Problem } from './problems.ts'

/** The problems of a setting's value by dotted path inside it, with their sentences; `''` is the value itself. */
export type SettingProblems = Record<string, Problem & { sentence: string }>

/** One setting of a venue, as declared by the feature that owns it. */
export type Setting<Schema extends TSchema = TSchema> = {
  schema: Schema
  /** The value for a new venue. */
  standard: Static<Schema>
  /**
   * Guests and machines see the settings that they need for ordering and paying, and nothing about the systems behind.
   */
  seenBy: 'everybody' | 'staff'
  /** The permission to change it. A setting without one can't be changed. */
  writtenWith?: string
  /** Returns the problems of a value that has the right shape. */
  problemsOf?(value: Static<Schema>): SettingProblems
}

export type SettingTable = Readonly<Record<string, Setting>>

/** The names of the settings that can be changed. */
export type WritableName<S extends SettingTable> = {
  [Name in keyof S]: S[Name] extends { writtenWith: string } ? Name : never
}[keyof S] &
  string

/** The permissions to change these settings. */
export type WriterOf<S extends SettingTable> = Extract<S[keyof S], { writtenWith: string }>['writtenWith']

/** Declares a setting that guests and machines see too. */
export function forEverybody<Schema extends TSchema>(schema: Schema, standard: Static<Schema>): Setting<Schema> {
  return { schema, standard, seenBy: 'everybody' }
}

/** Declares a setting that only the venue's staff see. */
export function forStaff<Schema extends TSchema>(schema: Schema, standard: Static<Schema>): Setting<Schema> {
  return { schema, standard, seenBy: 'staff' }
}

/** Returns the same setting, writable with this permission; `problemsOf` checks values beyond their shape. */
export function writtenWith<const P extends string, Schema extends TSchema>(
  permission: P,
  setting: Setting<Schema>,
  problemsOf?: (value: Static<Schema>) => SettingProblems,
): Setting<Schema> & { writtenWith: P } {
  return { ...setting, writtenWith: permission, ...(problemsOf && { problemsOf }) }
}

/** Returns the shape of each setting, for a schema that has the settings as its fields. */
export function schemasOf<S extends SettingTable>(settings: S): { [Name in keyof S]: S[Name]['schema'] } {
  return partOf(settings, 'schema')
}

/** Returns the values for a new venue. */
export function standardsOf<S extends SettingTable>(settings: S): { [Name in keyof S]: S[Name]['standard'] } {
  return partOf(settings, 'standard')
}

/** Returns the names of the settings that guests and machines see too. */
export function seenByEverybody<S extends SettingTable>(settings: S): (keyof S & string)[] {
  return Object.keys(settings).filter((name) => settings[name]?.seenBy === 'everybody')
}

/** Returns the permission to change each setting that can be changed. */
export function writersOf<S extends SettingTable>(settings: S): Record<WritableName<S>, WriterOf<S>> {
  const writers = Object.entries(settings).flatMap(([name, { writtenWith: writer }]) =>
    writer === undefined ? [] : [[name, writer] as const],
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Entries forget which setting each writer is of.
  return Object.fromEntries(writers) as Record<WritableName<S>, WriterOf<S>>
}

/** Returns the problems of setting values, by name and path inside: `integratedPOSList.0.endPointUrl`. */
export function problemsInSettings<S extends SettingTable>(
  settings: S,
  values: { [Name in keyof S]?: Static<S[Name]['schema']> },
): SettingProblems {
  const found = Object.entries(values).flatMap(([name, value]) =>
    Object.entries(settings[name]?.problemsOf?.(value) ?? {}).map(
      ([path, problem]) => [path === '' ? name : `${name}.${path}`, problem] as const,
    ),
  )
  return Object.fromEntries(found)
}

function partOf<S extends SettingTable, Part extends 'schema' | 'standard'>(settings: S, part: Part) {
  const parts = Object.entries(settings).map(([name, setting]) => [name, setting[part]])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Entries forget which setting each part is of.
  return Object.fromEntries(parts) as { [Name in keyof S]: S[Name][Part] }
}
