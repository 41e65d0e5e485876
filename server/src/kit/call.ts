import type { Principal } from '@brigade/domain/access/principal.ts'
import type { App } from './context.ts'

/** Who acts, and when. The principal is null where the clock acts. */
export type Caller<User extends Principal | null = Principal> = { principal: User; now: Date }

/** A caller, with the app: what the transactions of services receive beside their input. */
export type Call<User extends Principal | null = Principal> = Caller<User> & { app: App }
