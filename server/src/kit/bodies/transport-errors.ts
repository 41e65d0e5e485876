import { FeathersError } from '@feathersjs/errors'

/** The error for status 413, for which Feathers has no class. */
export class PayloadTooLarge extends FeathersError {
  constructor(message: string, data: object) {
    super(message, 'PayloadTooLarge', 413, 'payload-too-large', data)
  }
}

/** The error for status 415, for which Feathers has no class. */
export class UnsupportedMediaType extends FeathersError {
  constructor(message: string, data: object) {
    super(message, 'UnsupportedMediaType', 415, 'unsupported-media-type', data)
  }
}
