import { Type } from '@sinclair/typebox'

/** Returns a schema for a value of this schema, or null. */
export const nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()])
