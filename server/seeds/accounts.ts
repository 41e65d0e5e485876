import type { StaffRole } from '@brigade/domain/access/roles.ts'
import type { Language } from '@brigade/domain/kit/languages.ts'
import type { DemoVenueId } from './venues.ts'

export const demoPassword = 'brigade-demo'

export type DemoAccount = {
  email: string
  role: StaffRole
  fname: string
  lname: string
  /** None for the roles that see every venue. */
  venueId: DemoVenueId | null
  language?: Language
}

/** The accounts of the demo. */
export const demoAccounts: readonly DemoAccount[] = [
  { email: 'admin@brigade.demo', role: 'admin', fname: 'Nadia', lname: 'Rahal', venueId: null },
  { email: 'organization@brigade.demo', role: 'organization', fname: 'Henrik', lname: 'Solberg', venueId: null },
  { email: 'supermanager@brigade.demo', role: 'supermanager', fname: 'Priya', lname: 'Menon', venueId: null },
  { email: 'manager@hotel.demo', role: 'manager', fname: 'Layla', lname: 'Haddad', venueId: 1 },
  { email: 'ordertaker@hotel.demo', role: 'orderTaker', fname: 'Omar', lname: 'Siddiqui', venueId: 1 },
  { email: 'waiter@hotel.demo', role: 'waiter', fname: 'Grace', lname: 'Mwangi', venueId: 1 },
  { email: 'chief@hotel.demo', role: 'chief', fname: 'Marco', lname: 'Bellini', venueId: 1 },
  { email: 'marketing@hotel.demo', role: 'marketing', fname: 'Sofia', lname: 'Petrova', venueId: 1 },
  { email: 'finance@hotel.demo', role: 'finance', fname: 'Anil', lname: 'Kapoor', venueId: 1 },
  { email: 'manager@restaurant.demo', role: 'manager', fname: 'Rosa', lname: 'Delgado', venueId: 2 },
  { email: 'ordertaker@restaurant.demo', role: 'orderTaker', fname: 'Theo', lname: 'Brooks', venueId: 2 },
  { email: 'waiter@restaurant.demo', role: 'waiter', fname: 'June', lname: 'Park', venueId: 2 },
  { email: 'chief@restaurant.demo', role: 'chief', fname: 'Elias', lname: 'Kouris', venueId: 2 },
  { email: 'marketing@restaurant.demo', role: 'marketing', fname: 'Maya', lname: 'Cohen', venueId: 2 },
  { email: 'finance@restaurant.demo', role: 'finance', fname: 'Walter', lname: 'Nguyen', venueId: 2 },
  { email: 'manager@receipts.demo', role: 'manager', fname: 'Shilan', lname: 'Karim', venueId: 3 },
  { email: 'ordertaker@five.demo', role: 'orderTaker', fname: 'Juma', lname: 'Salehe', venueId: 5 },
]
