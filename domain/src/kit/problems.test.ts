import { expect, it } from 'vitest'
import { sentenceOf } from './problems.ts'

const sentences = { missing: 'Please choose!', tooMany: 'At most {{most}} {{what}}, not {{count}}!' } as const

it('a problem without params has the sentence of its code', () => {
  expect(sentenceOf(sentences, { code: 'missing' })).toBe('Please choose!')
})

it('what the sentence needs stands where it is named', () => {
  const problem = { code: 'tooMany', params: { most: 2, what: 'plates of $& soup', count: 3 } } as const

  expect(sentenceOf(sentences, problem)).toBe('At most 2 plates of $& soup, not 3!')
})
