import { expect, it } from 'vitest'
import {
  problemsOfAllergyWords,
  problemsOfAllergyWordsDraft,
  writtenAllergyWords,
} from './orders.allergies.settings.ts'

it('takes words of two letters and more, each once however it is written', () => {
  expect(problemsOfAllergyWords(['mustard', 'خردل', 'fish'])).toEqual({})
  expect(problemsOfAllergyWords(['a', '...', 'jalapeño', 'JALAPENO'])).toEqual({
    0: { code: 'allergyWordEmpty', params: { word: 'a', least: 2 }, sentence: '“a”: write at least 2 letters.' },
    1: { code: 'allergyWordEmpty', params: { word: '...', least: 2 }, sentence: '“...”: write at least 2 letters.' },
    3: { code: 'allergyWordTwice', params: { word: 'JALAPENO' }, sentence: '“JALAPENO” is already in the list.' },
  })
})

it('reads one word in each line, without empty lines and spaces around', () => {
  expect(writtenAllergyWords({ allergyWords: ' mustard \n\n  tree nuts\nخردل\n' })).toEqual([
    'mustard',
    'tree nuts',
    'خردل',
  ])
  expect(writtenAllergyWords({ allergyWords: ' \n ' })).toEqual([])
})

const long = 'm'.repeat(41)
const many = Array.from({ length: 51 }, (_, index) => `word ${index}`).join('\n')

it.each([
  ['mustard\na', '“a”: write at least 2 letters.'],
  ['mustard\n...', '“...”: write at least 2 letters.'],
  ['mustard\nfish\nMustard', '“Mustard” is already in the list.'],
  [long, `“${long}”: write at most 40 letters.`],
  [many, 'Write at most 50 words. There are 51.'],
])('names the word of a form that is wrong: %j', (allergyWords, sentence) => {
  expect(problemsOfAllergyWordsDraft({ allergyWords })).toMatchObject({ allergyWords: { sentence } })
})

it('has nothing against a form that is empty or has fifty words of forty letters', () => {
  const fifty = Array.from({ length: 50 }, (_, index) => `${index} `.padEnd(40, 'm')).join('\n')
  expect(problemsOfAllergyWordsDraft({ allergyWords: '' })).toEqual({})
  expect(problemsOfAllergyWordsDraft({ allergyWords: fifty })).toEqual({})
})
