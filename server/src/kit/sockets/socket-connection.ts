import type { Socket } from 'socket.io'

/** The data that Feathers stores for a socket; `params` of its calls are made from it. */
export type SocketConnection = {
  ip?: string
  authentication?: { strategy: string; accessToken: string }
  isGone?: () => boolean
}

export function connectionOf(socket: Socket): SocketConnection {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Feathers adds it to each socket before other code sees it; the types of sockets lack it.
  return (socket as Socket & { feathers: SocketConnection }).feathers
}
