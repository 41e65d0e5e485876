import { expect, it } from 'vitest'
import { aGuest, aStaffPrincipal } from '../../testing/people.builders.ts'
import { tableOfGuestName } from './guest-name.ts'
import { nameOf } from './principal.ts'

it('tells from the name that logs keep of a guest where they sat', () => {
  expect(tableOfGuestName(nameOf(aGuest({ tableName: 'Room 204' })))).toBe('Room 204')
})

it('takes nobody of the staff for a guest', () => {
  expect(tableOfGuestName(nameOf(aStaffPrincipal({ fname: 'Guest', lname: 'Atwood' })))).toBeNull()
})
