import { expect, it } from 'vitest'
import { outcomeOf } from './pos.reply.ts'

const posted = { state: 'posted', message: null, checkNumber: null, checkSeq: null }

it.each<[number, string, object]>([
  [
    200,
    '{"message":"Taken","checkNumber":"17","checkSeq":"2"}',
    { message: 'Taken', checkNumber: '17', checkSeq: '2' },
  ],
  [
    200,
    '{"message":" a\\u200B  b ","checkNumber":17,"checkSeq":0}',
    { message: 'a b', checkNumber: '17', checkSeq: '0' },
  ],
  [201, '{}', {}],
  [200, '{"message":"Taken","error":null,"success":true}', { message: 'Taken' }],
  [200, '{"success":true,"error":"Printer is low on paper"}', {}],
  [200, '{"error":"","checkNumber":"17"}', { checkNumber: '17' }],
  [200, '{"error":false}', {}],
  [204, '', {}],
  [200, '{"message":{},"checkNumber":[1],"checkSeq":null}', {}],
  [200, '{"checkNumber":1.5,"checkSeq":"   "}', {}],
  [200, `{"checkNumber":"${'1'.repeat(65)}"}`, {}],
])('an answer of %i with %s says that it has the order', (status, text, said) => {
  expect(outcomeOf({ status, text, isCut: false })).toEqual({ ...posted, ...said })
})

it.each<[number, string, string, string | null]>([
  [200, '{"message":"Record not found"}', 'recordNotFound', null],
  [404, 'record NOT found.', 'recordNotFound', null],
  [500, '"Record not found"', 'recordNotFound', null],
  [500, '', 'refused', null],
  [404, '<html>Not found</html>', 'refused', null],
  [400, '{"message":"Item 17 is unknown"}', 'refused', 'Item 17 is unknown'],
  [503, 'Closed for the night', 'refused', 'Closed for the night'],
  [200, '{"error":"Item 17 is unknown","success":false}', 'refused', 'Item 17 is unknown'],
  [200, '{"error":{"code":17,"message":"Item 17 is unknown"}}', 'refused', 'Item 17 is unknown'],
  [200, '{"success":false,"message":"Closed","error":"E17"}', 'refused', 'Closed'],
  [200, '{"success":false,"checkNumber":"17"}', 'refused', null],
  [201, '{"error":true}', 'refused', null],
  [200, '{"success":false,"message":"Record not found"}', 'recordNotFound', null],
  [200, '{"success":false,"error":"Record not found"}', 'recordNotFound', null],
  [301, '', 'redirected', null],
  [304, '{"message":"Elsewhere"}', 'redirected', 'Elsewhere'],
])('an answer of %i with %s says that it has not: %s', (status, text, reason, message) => {
  expect(outcomeOf({ status, text, isCut: false })).toEqual({ state: 'failed', reason, message })
})

it.each<[number, string, boolean, string]>([
  [200, 'OK', false, 'unreadable'],
  [200, '', false, 'unreadable'],
  [200, '[]', false, 'unreadable'],
  [200, 'null', false, 'unreadable'],
  [200, '{"mess', false, 'unreadable'],
  [200, '{"message":"Taken"}', true, 'unreadable'],
  [502, '{"message":"Upstream"}', false, 'noAnswer'],
  [504, '', false, 'noAnswer'],
])('an answer of %i with %s, cut off: %s, leaves it open', (status, text, isCut, reason) => {
  expect(outcomeOf({ status, text, isCut })).toMatchObject({ state: 'uncertain', reason })
})

it('keeps so much of what a point of sale says as people read', () => {
  const text = JSON.stringify({ message: 'a'.repeat(2_000) })

  expect(outcomeOf({ status: 400, text, isCut: false })).toMatchObject({ message: 'a'.repeat(500) })
})
