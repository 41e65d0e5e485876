import authentication from '@feathersjs/authentication-client'
import { type Application, feathers } from '@feathersjs/feathers'
import socketio from '@feathersjs/socketio-client'
import { io, type Socket } from 'socket.io-client'
import type { Publisher } from '#kit/events/publishing.ts'

/** A screen elsewhere: the ordinary Feathers client over the socket. */
export type Screen = {
  client: Application
  socket: Socket
  /** Resolves with the data of the next such event from now on, such as `v1/order created`. */
  next<T = unknown>(event: string): Promise<T>
  /**
   * Returns the data of all such events since it was connected. Only after `caughtUp` is it certain that there are
   * none, or no others.
   */
  heard<T = unknown>(event: string): T[]
  /** Resolves when everything that the server sent it until now has arrived. */
  caughtUp(): Promise<void>
  close(): Promise<void>
}

export type ConnectScreen = {
  url: string
  publisher: Publisher
  token?: string
  /** The headers that a browser sends when it connects. */
  headers?: Record<string, string>
}

/** Ends a wait that would hang. */
const waitAtMostMs = 20_000
/** An event that no contract describes. */
const mark = { service: 'v1/anything', event: 'caught up' }

/** Connects a client and signs it in with the token, if there is one. It receives no earlier events. */
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

  /**
   * Waits for a last event to this screen alone: events are delivered in order, so that it arrives after all others.
   */
  async function caughtUp(): Promise<void> {
    const marked = next(`${mark.service} ${mark.event}`)
    publisher.send({ ...mark, data: {}, rooms: [socket.id!] })
    await marked
  }

  // Events are gathered for a moment: earlier ones could arrive only now.
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
