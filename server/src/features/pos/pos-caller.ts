import type { App } from '#kit/context/context.ts'
import { callOut, type OutgoingAnswer, type OutgoingCall } from '#kit/outgoing/call-out.ts'

/** Calls a point of sale, as far as the administrator allows its address. */
export type CallPos = (call: Pick<OutgoingCall, 'url' | 'method' | 'body' | 'limitMs'>) => Promise<OutgoingAnswer>

declare module '#kit/context/context.ts' {
  interface AppParts {
    callPos: CallPos
  }
}

export function posCaller(app: App): CallPos {
  const allowsLocal = app.get('allowsLocalTargets')
  return (call) => callOut({ ...call, allowsLocal, log: app.log })
}
