import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { staffRoles, type StaffRole } from '../access/roles.ts'
import { rankOfRole, rolesManagedBy } from './staff.roles.ts'
import {
  hasVenues,
  type Person,
  problemsOfPassword,
  problemsOfStaff,
  refusalOfAccess,
  refusalOfChange,
  refusalOfFactorRemoval,
  seesAccount,
  textsOfStaff,
} from './staff.rules.ts'

const admin = aPerson('admin', [], 1)
const organization = aPerson('organization', [], 2)
const manager = aPerson('manager', [1], 4)
const waiter = aPerson('waiter', [1], 6)
const shared = aPerson('waiter', [1, 2], 7)
const draft = { email: 'ada@hotel.demo', fname: 'Ada', lname: 'Lovelace', role: 'waiter', restaurantId: [1] } as const

describe('an account', () => {
  it.each<[string, Person, Person, boolean]>([
    ['the admin sees everybody', admin, aPerson('supermanager', []), true],
    ['an organization sees no super managers', organization, aPerson('supermanager', []), false],
    ['an organization sees no admins', organization, admin, false],
    ['a manager sees the venue’s staff', manager, waiter, true],
    ['a manager sees people who also work elsewhere', manager, shared, true],
    ['a manager sees no staff of other venues', manager, aPerson('waiter', [2]), false],
    ['a manager sees other managers of the venue', manager, aPerson('manager', [1]), true],
    ['a waiter sees no accounts', waiter, waiter, false],
  ])('%s', (_what, who, whom, sees) => {
    expect(seesAccount(who, whom)).toBe(sees)
  })
})

describe('a change', () => {
  it.each<[string, Person, Person, Parameters<typeof refusalOfChange>[2], string | undefined]>([
    ['an admin deactivates an admin', admin, aPerson('admin', [], 9), { isActive: false }, undefined],
    ['an organization renames a manager', organization, manager, { fname: 'Rosa' }, undefined],
    ['a manager changes a role', manager, waiter, { role: 'chief' }, undefined],
    ['a manager deactivates another manager', manager, aPerson('manager', [1]), { isActive: false }, 'notManaged'],
    ['a manager renames a person of two owners', manager, shared, { fname: 'X' }, 'worksElsewhere'],
    ['a manager deactivates a person of two owners', manager, shared, { isActive: false }, 'worksElsewhere'],
    ['a manager takes a person of two owners off the venue', manager, shared, { restaurantId: [] }, undefined],
    ['an admin demotes themselves', admin, admin, { role: 'organization' }, 'ownAccess'],
    ['an admin deactivates themselves', admin, admin, { isActive: false }, 'ownAccess'],
    ['an admin renames themselves', admin, admin, { fname: 'Nadia' }, undefined],
    ['a manager adds a venue to themselves', manager, manager, { restaurantId: [1, 2] }, 'ownAccess'],
  ])('%s', (_what, who, whom, change, refusal) => {
    expect(refusalOfChange(who, whom, change)).toBe(refusal)
  })

  it('never reaches a higher rank, whoever makes it', () => {
    const roles = fc.constantFrom(...staffRoles)
    const isHeld = fc.property(roles, roles, roles, (of, to, by) => {
      const [who, whom] = [aPerson(by, [1], 1), aPerson(of, hasVenues(of) ? [1] : [], 2)]
      const isMade =
        seesAccount(who, whom) &&
        refusalOfChange(who, whom, { role: to }) === undefined &&
        rolesManagedBy(who).includes(to)
      return !isMade || Math.min(rankOfRole[of], rankOfRole[to]) >= rankOfRole[by]
    })

    expect(fc.check(isHeld)).toMatchObject({ failed: false })
  })

  it('of a password is not the manager’s for people who also work elsewhere', () => {
    expect(refusalOfAccess(manager, waiter)).toBeUndefined()
    expect(refusalOfAccess(manager, shared)).toBe('worksElsewhere')
    expect(refusalOfAccess(manager, manager)).toBe('notManaged')
    expect(refusalOfAccess(admin, shared)).toBeUndefined()
  })

  it('by a code is removed only by people who may reset the password, never by its owner', () => {
    const finance = aPerson('finance', [1], 8)
    expect(refusalOfFactorRemoval(manager, finance)).toBeUndefined()
    expect(refusalOfFactorRemoval(admin, organization)).toBeUndefined()
    expect(refusalOfFactorRemoval(admin, admin)).toBe('ownAccess')
    expect(refusalOfFactorRemoval(organization, admin)).toBe('notManaged')
    expect(refusalOfFactorRemoval(manager, aPerson('finance', [1, 2], 9))).toBe('worksElsewhere')
  })
})

describe('a draft', () => {
  it.each<[string, object, object]>([
    ['complete', {}, {}],
    ['without an email', { email: '  ' }, { email: 'emailMissing' }],
    ['with a wrong email', { email: 'ada' }, { email: 'emailWrong' }],
    ['with a formula', { email: '=1+1@x' }, { email: 'emailWrong' }],
    ['without names', { fname: '', lname: ' ' }, { fname: 'nameMissing', lname: 'nameMissing' }],
    ['with a name that is none', { fname: '=1' }, { fname: 'nameInvalid' }],
    ['with a long name', { lname: 'a'.repeat(61) }, { lname: 'nameTooLong' }],
    ['with a higher role', { role: 'admin' }, { role: 'roleNotYours' }],
    ['with the manager’s own role', { role: 'manager' }, { role: 'roleNotYours' }],
    ['without a venue', { restaurantId: [] }, { restaurantId: 'venueMissing' }],
    ['with a venue of others', { restaurantId: [1, 2] }, { restaurantId: 'venueUnknown' }],
  ])('%s', (_what, differences, codes) => {
    const problems = problemsOfStaff(manager, { ...draft, restaurantId: [1], ...differences })

    expect(Object.fromEntries(Object.entries(problems).map(([field, { code }]) => [field, code]))).toEqual(codes)
  })

  it('is stored with its email in lower case', () => {
    expect(textsOfStaff({ email: ' Ada@Hotel.Demo ', fname: ' Ada  B ', lname: 'C' })).toEqual({
      email: 'ada@hotel.demo',
      fname: 'Ada B',
      lname: 'C',
    })
  })
})

it('a password has at least ten characters', () => {
  expect(problemsOfPassword('ninechars')).toEqual({ password: { code: 'passwordShort', params: { limit: 10 } } })
  expect(problemsOfPassword('ten  chars')).toEqual({})
})

function aPerson(role: StaffRole, restaurantId: number[], id = 50): Person {
  return { id, role, restaurantId }
}
