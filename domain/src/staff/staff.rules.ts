import { can } from '../access/permissions.ts'
import type { StaffRole } from '../access/roles.ts'
import { passwordLength } from '../auth/auth.schema.ts'
import { problemsOfNames } from '../auth/staff-names.ts'
import { plainText } from '../kit/plain-text.ts'
import type { Problems } from '../kit/problems.ts'
import type { StaffErrorCode } from './staff.errors.ts'
import { rolesManagedBy, rolesSeenBy } from './staff.roles.ts'
import { type PatchStaff, type StaffDraft, staffLimits } from './staff.schema.ts'

/** Someone with a role at some venues. */
export type Person = { id: number; role: StaffRole; restaurantId: readonly number[] }

/** Returns whether this role has venues of its own; others see all venues. */
export function hasVenues(role: StaffRole): boolean {
  return !can({ role }, 'venues:all')
}

/** Returns the venues of a person that this manager sees. */
export function venuesSeenBy(manager: Person, { restaurantId }: Pick<Person, 'restaurantId'>): number[] {
  return restaurantId.filter((venueId) => !hasVenues(manager.role) || manager.restaurantId.includes(venueId))
}

/** Returns whether a manager may see an account: of a role that they see, at one of their venues. */
export function seesAccount(manager: Person, person: Person): boolean {
  if (!rolesSeenBy(manager).includes(person.role)) return false
  return !hasVenues(manager.role) || venuesSeenBy(manager, person).length > 0
}

/** Returns whether a person also works at a venue that is not the manager's. */
export function worksElsewhere(manager: Person, person: Person): boolean {
  return venuesSeenBy(manager, person).length < person.restaurantId.length
}

/**
 * Returns why a manager may not make this change of an account that they see; undefined if they may. Venues are
 * compared with those that the manager sees. (decision 129)
 */
export function refusalOfChange(
  manager: Person,
  person: Person,
  change: Omit<PatchStaff, 'version'>,
): StaffErrorCode | undefined {
  const { role = person.role, restaurantId, isActive, ...names } = change
  const seen = venuesSeenBy(manager, person)
  const changesVenues = restaurantId !== undefined && !isSameSet(restaurantId, seen)
  if (person.id === manager.id && (role !== person.role || changesVenues || isActive === false)) return 'ownAccess'
  if (!rolesManagedBy(manager).includes(person.role)) return 'notManaged'
  const changesMore = role !== person.role || isActive !== undefined || Object.keys(names).length > 0
  return changesMore && worksElsewhere(manager, person) ? 'worksElsewhere' : undefined
}

/** Returns why a manager may not give a person a link, or end their session; undefined if they may. */
export function refusalOfAccess(manager: Person, person: Person): StaffErrorCode | undefined {
  if (!rolesManagedBy(manager).includes(person.role)) return 'notManaged'
  return worksElsewhere(manager, person) ? 'worksElsewhere' : undefined
}

/** Returns why a manager may not remove the second factor of a person; undefined if they may. Nobody removes their own. */
export function refusalOfFactorRemoval(manager: Person, person: Person): StaffErrorCode | undefined {
  return person.id === manager.id ? 'ownAccess' : refusalOfAccess(manager, person)
}

/** Returns the texts of an account for storage. The email is in lower case. */
export function textsOfStaff({
  email = '',
  fname = '',
  lname = '',
}: {
  email?: string
  fname?: string
  lname?: string
}) {
  return { email: email.trim().toLowerCase(), fname: plainText(fname), lname: plainText(lname) }
}

/**
 * Returns the problems of an account that a manager writes: its email, names, role, and its venues, which must be the
 * manager's.
 */
export function problemsOfStaff(manager: Person, draft: StaffDraft): Problems<StaffErrorCode> {
  const { email, fname, lname } = textsOfStaff(draft)
  const { role, restaurantId } = draft
  const isForeign = venuesSeenBy(manager, draft).length < restaurantId.length
  return {
    ...problemsOfEmail(email),
    ...problemsOfFullName({ fname, lname }),
    ...(!rolesManagedBy(manager).includes(role) && { role: { code: 'roleNotYours' } }),
    ...(hasVenues(role) && restaurantId.length === 0 && { restaurantId: { code: 'venueMissing' } }),
    ...(isForeign && { restaurantId: { code: 'venueUnknown' } }),
  }
}

/** Returns the problems of first and last name. */
export function problemsOfFullName(names: { fname: string; lname: string }): Problems<StaffErrorCode> {
  const problems: Problems<StaffErrorCode> = { ...problemsOfNames(names) }
  for (const [field, name] of Object.entries(names)) {
    if (name === '') problems[field] = { code: 'nameMissing' }
    else if (Array.from(name).length > staffLimits.nameLength)
      problems[field] = { code: 'nameTooLong', params: { limit: staffLimits.nameLength } }
  }
  return problems
}

/** Returns the problems of a password that its owner chooses. */
export function problemsOfPassword(password: string): Problems<StaffErrorCode> {
  const { least } = passwordLength
  return password.length < least ? { password: { code: 'passwordShort', params: { limit: least } } } : {}
}

function problemsOfEmail(email: string): Problems<StaffErrorCode> {
  if (email === '') return { email: { code: 'emailMissing' } }
  return isEmail.test(email) && email.length <= staffLimits.emailLength ? {} : { email: { code: 'emailWrong' } }
}

/** One at-sign between printable ASCII: what can be typed on any keyboard, and is no formula in a spreadsheet. */
const isEmail = /^[a-z0-9][a-z0-9._%+'-]*@[a-z0-9-]+(\.[a-z0-9-]+)*$/

function isSameSet(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((each) => other.includes(each))
}
