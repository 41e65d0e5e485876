import { imageErrors } from '@brigade/domain/files/files.errors.ts'
import { expect, it } from 'vitest'
import type { Translations } from '#kit/i18n/translations.ts'

const translated = import.meta.glob<Translations>('./*/refusals.ts', { import: 'translations', eager: true })

/** The server's own files, as text: they contain the reasons of refusals literally. */
const sources = import.meta.glob<string>(['/../server/src/**/*.ts', '!/../server/src/**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/**
 * Matches `reason: 'sortMoved'`, and the codes with which menus report that something belongs nowhere; those of the
 * system are in capitals.
 */
const reasonsIn = [
  /\breason: '(?<reason>[\w-]+)'/g,
  /\bcode: '(?<reason>[a-z]\w*)'/g,
  /\bwrongParent\('\w+', '(?<reason>\w+)'\)/g,
]

const reasons = new Set(
  Object.values(sources).flatMap((text) =>
    reasonsIn.flatMap((pattern) => [...text.matchAll(pattern)].map(({ groups }) => groups!.reason!)),
  ),
)

it('finds the reasons in the sources', () => {
  for (const reason of ['hasChildren', 'menuUnknown', 'parentFixed', 'fileInUse', 'statusMoved', 'validation']) {
    expect([...reasons]).toContain(reason)
  }
})

/** Reasons whose text names the faulty thing. */
const others = [...Object.keys(imageErrors), 'nameTaken', 'menuWithoutCategories']

it.each(Object.entries(translated))('%s explains each of them', (_file, translations) => {
  expect([...reasons, ...others].filter((reason) => !translations[reason])).toEqual([])
})
