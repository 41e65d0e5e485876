import authentication from '@feathersjs/authentication-client'
import { type Application, feathers } from '@feathersjs/feathers'
import socketio from '@feathersjs/socketio-client'
import { io, type Socket } from 'socket.io-client'

/** Another screen somewhere: the ordinary Feathers client over the socket. */
export type Screen = {
  client: Application
  socket: Socket
  /** The data of the next such event, `v1/order created`, also of one that came since the last time it was asked for. */
  next<T = unknown>(event: string): Promise<T>
  /** The data of all such events so far that nobody asked for. */
  heard(event: string): unknown[]
  close(): Promise<void>
}

const waitAtMostMs = 5000

/** Connects a client and signs it in with the token, if there is one. */
export async function connectScreen(url: string, token?: string): Promise<Screen> {
  const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false })
  const client = feathers()
  client.configure(socketio(socket, { timeout: waitAtMostMs }))
  client.configure(authentication({ path: '/v1/authentication', storage: memoryStorage() }))
  const events = new Map<string, unknown[]>()
  const waiting = new Map<string, ((data: unknown) => void)[]>()
  socket.onAny((event: string, data: unknown) => {
    const listener = waiting.get(event)?.shift()
    if (listener) listener(data)
    else events.set(event, [...(events.get(event) ?? []), data])
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  if (token) await client.authenticate({ strategy: 'jwt', accessToken: token })

  return {
    client,
    socket,
    heard: (event) => events.get(event) ?? [],
    next<T>(event: string) {
      const past = events.get(event)
      if (past?.length) return Promise.resolve(past.shift() as T)
      return new Promise<T>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`Nothing was heard of ${event}`)), waitAtMostMs)
        const listener = (data: unknown) => {
          clearTimeout(timer)
          resolve(data as T)
        }
        waiting.set(event, [...(waiting.get(event) ?? []), listener])
      })
    },
    async close() {
      socket.disconnect()
    },
  }
}

function memoryStorage() {
  const values = new Map<string, unknown>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: unknown) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}
