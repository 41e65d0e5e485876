import authentication from '@feathersjs/authentication-client'
import { type Application, feathers } from '@feathersjs/feathers'
import socketio from '@feathersjs/socketio-client'
import { io, type Socket } from 'socket.io-client'

/** Another screen somewhere: the ordinary Feathers client over the socket. */
export type Screen = {
  client: Application
  socket: Socket
  /** The data of the next such event from now on, such as `v1/order created`. */
  next<T = unknown>(event: string): Promise<T>
  /** The data of all such events so far. */
  heard<T = unknown>(event: string): T[]
  close(): Promise<void>
}

const waitAtMostMs = 5000

/** Connects a client and signs it in with the token, if there is one. The headers are those that a browser sends when it connects. */
export async function connectScreen(
  url: string,
  token?: string,
  headers: Record<string, string> = {},
): Promise<Screen> {
  const options = { transports: ['websocket'], forceNew: true, reconnection: false }
  const socket = io(url, { ...options, extraHeaders: headers })
  const client = feathers()
  client.configure(socketio(socket, { timeout: waitAtMostMs }))
  client.configure(authentication({ path: '/v1/authentication', storage: memoryStorage() }))
  const told: { event: string; data: unknown }[] = []
  socket.onAny((event: string, data: unknown) => told.push({ event, data }))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  if (token) await client.authenticate({ strategy: 'jwt', accessToken: token })

  return {
    client,
    socket,
    heard: <T>(event: string) => told.filter((each) => each.event === event).map(({ data }) => data as T),
    next: <T>(event: string) =>
      new Promise<T>((resolve, reject) => {
        const listener = (data: T) => {
          clearTimeout(timer)
          resolve(data)
        }
        const timer = setTimeout(() => {
          socket.off(event, listener)
          reject(new Error(`Nothing was heard of ${event}`))
        }, waitAtMostMs)
        socket.once(event, listener)
      }),
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
