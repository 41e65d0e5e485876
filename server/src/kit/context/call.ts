import type { Principal } from '@brigade/domain/access/principal.ts'
import type { App } from './context.ts'

/** The principal who acts, and the time. The principal is null for scheduled work. */
export type Caller<User extends Principal | null = Principal> = { principal: User; now: Date }

/** A caller, with the app: what the transactions of services receive besides their input. */
export type Call<User extends Principal | null = Principal> = Caller<User> & { app: App }
