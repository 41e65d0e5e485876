import {
  noteActivityPath,
  ownPinPath,
  pinsPath,
  readDevicePath,
  sharedDevicesPath,
  usePinPath,
} from '@brigade/domain/pins/pins.api.ts'
import type { App } from '#kit/context/context.ts'
import type { Feature } from '#kit/context/feature.ts'
import { useService } from '#kit/contracts/contract.ts'
import { authorOf } from '#kit/database/audit-author.ts'
import { PinChecks } from './check-pin.ts'
import { SharedDevices } from './find-device.ts'
import { listSharedDevices } from './list-shared-devices.ts'
import { findOwnPin, OwnPins } from './own-pin.ts'
import { clearPin, listPinHolders } from './pin-holders.ts'
import { disconnectSessions, extendSession } from './sessions-of-devices.ts'
import { usePin } from './use-pin.ts'
import { patchSharedDevice, removeSharedDevice, repeatedDevice, shareDevice } from './write-shared-device.ts'

export const pinsFeature: Feature = {
  name: 'pins',
  register(app: App) {
    const checks = new PinChecks(app.db)
    registerDevices(app, checks)
    registerPins(app, checks)
  },
}

function registerDevices(app: App, checks: PinChecks): void {
  const { db, clock } = app
  const devices = new SharedDevices(app)

  useService(app, sharedDevicesPath, {
    find: ({ query, user, paginate }) => listSharedDevices({ db, query, user, isPaged: paginate !== false }),

    create: { transaction: shareDevice, repeat: repeatedDevice },

    patch: { transaction: patchSharedDevice },

    remove: async (id, { user, ip }) => {
      const { device, endedSessionIds } = await db.write(
        () => removeSharedDevice(id, { principal: user }),
        authorOf(user, { now: clock.now(), address: ip }),
      )
      disconnectSessions(app, endedSessionIds)
      return device
    },
  })

  useService(app, readDevicePath, { create: ({ token }, { ip }) => devices.open(token, ip) })

  useService(app, usePinPath, { create: (body, { ip }) => usePin(body, { app, devices, checks, address: ip }) })

  useService(app, noteActivityPath, {
    create: async (_body, { user }) => ({ until: await db.write(() => extendSession(user.sessionId, clock.now())) }),
  })
}

function registerPins(app: App, checks: PinChecks): void {
  const { db, clock } = app
  const ownPins = new OwnPins(app, checks)

  useService(app, ownPinPath, {
    find: ({ user }) => db.read(() => findOwnPin(user)),
    create: (body, { user, ip }) => ownPins.set(body, { user, address: ip }),
  })

  useService(app, pinsPath, {
    find: ({ query, user, paginate }) =>
      listPinHolders({ db, query, user, isPaged: paginate !== false, now: clock.now() }),

    remove: async (id, { user, ip }) => {
      const now = clock.now()
      const { holder, endedSessionIds } = await db.write(
        () => clearPin(id, { principal: user, now }),
        authorOf(user, { now, address: ip }),
      )
      disconnectSessions(app, endedSessionIds)
      return holder
    },
  })
}
