import { tableOf } from '../kit/table-keys.ts'
import { roleScreens } from './role-screens.ts'
import { staffRoles } from './roles.ts'

/** The screens for each role after sign-in, best first. The web app opens the first one that it has. (spec 1, §2.2) */
export const landingPaths = tableOf(staffRoles, (role) => roleScreens[role].lands)
