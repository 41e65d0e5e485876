import type { ServiceContract } from '../access/contract.ts'
import { pageOf } from '../kit/paging.ts'
import {
  clearedTraysSchema,
  clearTraysSchema,
  countTraysSchema,
  createTrayOutSchema,
  createTrayStickerSchema,
  exportTraysSchema,
  patchTrayOutSchema,
  registeredStickersSchema,
  registerStickersSchema,
  trayCountsSchema,
  trayOutListQuerySchema,
  trayOutSchema,
  trayStickerListQuerySchema,
  trayStickerSchema,
} from './trays.schema.ts'

export const trayStickersPath = 'v1/trayqrs'
export const registerStickersPath = 'v1/register/trayqrs'
export const traysPath = 'v1/tray-out'
export const clearTraysPath = 'v1/clear/trays'
export const countTraysPath = 'v1/roomWithTrayCount'
export const exportTraysPath = 'v1/exportTrayouts'

export const trayServices = {
  [trayStickersPath]: {
    find: {
      permission: 'trays:read',
      query: trayStickerListQuerySchema,
      answer: pageOf(trayStickerSchema),
      summary: "Lists the stickers of the trays of the caller's venues.",
    },
    get: { permission: 'trays:read', answer: trayStickerSchema, summary: 'Reads one.' },
    create: {
      permission: 'trayStickers:write',
      data: createTrayStickerSchema,
      answer: trayStickerSchema,
      idempotent: 'traySticker',
      summary: 'Adds the sticker of a tray to its venue. Takes an Idempotency-Key.',
    },
    remove: {
      permission: 'trayStickers:write',
      answer: trayStickerSchema,
      summary: "Removes a sticker whose tray is in no room. The tray's history is kept.",
    },
    events: { created: trayStickerSchema, removed: trayStickerSchema },
  },
  [registerStickersPath]: {
    create: {
      permission: 'trayStickers:write',
      data: registerStickersSchema,
      answer: registeredStickersSchema,
      status: 200,
      summary: 'Adds a range of stickers to their venue, all or none. Existing ones are unchanged.',
    },
  },
  [traysPath]: {
    find: {
      permission: 'trays:read',
      query: trayOutListQuerySchema,
      answer: pageOf(trayOutSchema),
      summary: "Lists the trays in rooms of the caller's venues and the collected ones, newest first.",
    },
    get: { permission: 'trays:read', answer: trayOutSchema, summary: 'Reads one.' },
    create: {
      permission: 'trays:write',
      data: createTrayOutSchema,
      atMost: { calls: 120, perSeconds: 60 },
      answer: trayOutSchema,
      idempotent: 'tray',
      summary: 'Links a tray to a room, or moves it there from another one. Takes an Idempotency-Key.',
    },
    patch: {
      permission: 'trays:write',
      data: patchTrayOutSchema,
      answer: trayOutSchema,
      summary: 'Unlinks a tray. A second attempt gets a 409 that names the first.',
    },
    events: { created: trayOutSchema, patched: trayOutSchema },
  },
  [clearTraysPath]: {
    create: {
      permission: 'trays:write',
      data: clearTraysSchema,
      answer: clearedTraysSchema,
      status: 200,
      summary: 'Clears a room: unlinks its trays and completes its delivered orders, all or none.',
    },
  },
  [countTraysPath]: {
    create: {
      permission: 'trays:read',
      data: countTraysSchema,
      answer: trayCountsSchema,
      status: 200,
      summary: "Counts the rooms with trays at the caller's venues.",
    },
  },
  [exportTraysPath]: {
    create: {
      permission: 'trays:export',
      data: exportTraysSchema,
      answer: 'file',
      status: 200,
      summary: 'Returns a spreadsheet (xlsx) of trays linked within a time range. REST only.',
    },
  },
} as const satisfies Record<string, ServiceContract>
