import authentication from '@feathersjs/authentication-client'
import { type Application, feathers } from '@feathersjs/feathers'
import socketio from '@feathersjs/socketio-client'
import { io, type Socket } from 'socket.io-client'
import type { Publisher } from '#kit/publishing.ts'

/** Another screen somewhere: the ordinary Feathers client over the socket. */
export type Screen = {
  client: Application
  socket: Socket
  /** The data of the next such event from now on, such as `v1/order created`. */
  next<T = unknown>(event: string): Promise<T>
  /** The data of all such events since it was connected. That there is none, or no more, can be said only after `caughtUp`. */
  heard<T = unknown>(event: string): T[]
  /** Comes when all is here that the server told it until now. */
  caughtUp(): Promise<void>
  close(): Promise<void>
}

export type ConnectScreen = {
  url: string
  publisher: Publisher
  token?: string
  /** Those that a browser sends when it connects. */
  headers?: Record<string, string>
}

/** Only to end what hangs. */
const waitAtMostMs = 20_000
/** No contract describes it. */
const mark = { service: 'v1/anything', event: 'caught up' }

/** Connects a client and signs it in with the token, if there is one. It hears nothing of what happened before. */
export async function connectScreen({ url, publisher, token, headers = {} }: ConnectScreen): Promise<Screen> {
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

  function next<T>(event: string): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const listener = (data: T) => {
        clearTimeout(timer)
        resolve(data)
      }
      const timer = setTimeout(() => {
        socket.off(event, listener)
        reject(new Error(`Nothing was heard of ${event}`))
      }, waitAtMostMs)
      socket.once(event, listener)
    })
  }

  /** Events keep their order: a last one to this screen alone comes after all others. */
  async function caughtUp(): Promise<void> {
    const marked = next(`${mark.service} ${mark.event}`)
    publisher.send({ ...mark, data: {}, rooms: [socket.id!] })
    await marked
  }

  // Events gather for a moment: those of before could come only now.
  await caughtUp()
  told.length = 0

  return {
    client,
    socket,
    next,
    heard: <T>(event: string) => told.filter((each) => each.event === event).map(({ data }) => data as T),
    caughtUp,
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
