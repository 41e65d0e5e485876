import type { Socket } from 'socket.io'

/** What Feathers keeps for a socket; `params` of its calls are made from it. */
export type SocketConnection = {
  ip?: string
  authentication?: { strategy: string; accessToken: string }
  isGone?: () => boolean
}

export function connectionOf(socket: Socket): SocketConnection {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Feathers hangs it on each socket before anybody else sees it; the types of sockets don't know.
  return (socket as Socket & { feathers: SocketConnection }).feathers
}
