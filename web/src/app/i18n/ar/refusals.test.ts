import { imageErrors } from '@brigade/domain/files/files.errors.ts'
import { expect, it } from 'vitest'
import { words } from '#app/i18n/ar/refusals.ts'

/** The server's own files, as text: what they refuse with is written in them, word by word. */
const sources = import.meta.glob<string>(['/../server/src/**/*.ts', '!/../server/src/**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** `reason: 'sortMoved'`, and the codes with which menus say that something belongs nowhere; those of the system are in capitals. */
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

/** Those that are told by what was wrong with something. */
const others = [...Object.keys(imageErrors), 'nameTaken', 'menuWithoutCategories']

it.each([...reasons, ...others])('has Arabic words for %s', (reason) => {
  expect(words).toHaveProperty([reason], expect.stringMatching(/\p{Script=Arabic}/u))
})
