import { describe, expect, it } from 'vitest'
import { comparedAddress, problemOfAddress, storedAddress } from './mailing.addresses.ts'

describe('an email address', () => {
  it.each(['guest@example.com', ' a.b+c@mail.example.co.uk ', "o'hara@example.museum", 'x@xn--mnchen-3ya.de'])(
    'is taken: %s',
    (typed) => expect(problemOfAddress(typed)).toBeUndefined(),
  )

  it.each([
    ['', 'addressMissing'],
    ['  ', 'addressMissing'],
    ['guest', 'addressInvalid'],
    ['guest@', 'addressInvalid'],
    ['guest@bücher.example', 'addressNotAscii'],
    ['ä@example.com', 'addressNotAscii'],
    ['@example.com', 'addressInvalid'],
    ['guest@example', 'addressInvalid'],
    ['a b@example.com', 'addressInvalid'],
    ['a@b@example.com', 'addressInvalid'],
    ['.a@example.com', 'addressInvalid'],
    ['a..b@example.com', 'addressInvalid'],
    ['Guest <a@example.com>', 'addressInvalid'],
    ['a@example.com,b@example.com', 'addressInvalid'],
    ['a@-example.com', 'addressInvalid'],
    [`${'a'.repeat(65)}@example.com`, 'addressInvalid'],
    [`a@${'b.'.repeat(200)}com`, 'addressTooLong'],
    ['a@example.com\r\nBcc: b@example.com', 'addressLineBreak'],
    ['a\n@example.com', 'addressLineBreak'],
    ['a\u2028@example.com', 'addressLineBreak'],
  ])('is refused: %j', (typed, code) => expect(problemOfAddress(typed)).toMatchObject({ code }))

  it('is compared without capitals, and stored as typed', () => {
    expect(storedAddress(' Ada@Example.COM ')).toBe('Ada@example.com')
    expect(comparedAddress(' Ada@Example.COM ')).toBe('ada@example.com')
  })
})
