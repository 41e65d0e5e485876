import { describe, expect, it } from 'vitest'
import { checkImport, problemsOfNewContact } from './mailing.contacts.rules.ts'

describe('an imported list', () => {
  it('has 40 bad addresses of 10,000, one with a line break: the good ones are taken, the bad ones named by line', () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => ({
      line: index + 2,
      address: index % 250 === 7 ? `bad ${index}` : `g${index}@example.com`,
    }))
    rows[7]!.address = 'a@example.com\r\nBcc: b@example.com'

    const { rows: good, problems } = checkImport(rows, 'en')

    expect(good).toHaveLength(9_960)
    expect(problems).toHaveLength(40)
    expect(problems[0]).toEqual({ line: 9, field: 'address', problem: { code: 'addressLineBreak' } })
    expect(problems[1]).toEqual({ line: 259, field: 'address', problem: { code: 'addressInvalid' } })
  })

  it('counts an address once, whatever its capitals', () => {
    const { rows, problems } = checkImport(
      [
        { line: 2, address: 'a@example.com' },
        { line: 3, address: 'A@Example.com' },
      ],
      'en',
    )

    expect(rows).toHaveLength(1)
    expect(problems).toEqual([{ line: 3, field: 'address', problem: { code: 'addressTwice' } }])
  })

  it('reads languages by their codes, and has the usual one for the others', () => {
    const row = { line: 2, address: 'a@example.com' }

    expect(checkImport([{ ...row, language: ' DE-at ' }], 'en').rows[0]).toMatchObject({ language: 'de' })
    expect(checkImport([row], 'ar').rows[0]).toMatchObject({ language: 'ar', name: '' })
    expect(checkImport([{ ...row, language: 'Klingon' }], 'en').problems).toMatchObject([{ field: 'language' }])
    expect(checkImport([{ ...row, name: 'a'.repeat(101) }], 'en').problems).toMatchObject([{ field: 'name' }])
  })
})

it('a contact that staff add has an address and says how the person agreed', () => {
  expect(problemsOfNewContact({ address: '', name: '', language: 'en', consentNote: ' ' })).toEqual({
    address: { code: 'addressMissing' },
    consentNote: { code: 'noteMissing' },
  })
  expect(
    problemsOfNewContact({ address: 'a@example.com', name: 'Ada', language: 'en', consentNote: 'Card at the desk' }),
  ).toEqual({})
})
