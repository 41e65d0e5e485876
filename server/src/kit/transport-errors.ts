import { FeathersError } from '@feathersjs/errors'

/** 413, which Feathers has no class for. */
export class PayloadTooLarge extends FeathersError {
  constructor(message: string, data: object) {
    super(message, 'PayloadTooLarge', 413, 'payload-too-large', data)
  }
}

/** 415, which Feathers has no class for. */
export class UnsupportedMediaType extends FeathersError {
  constructor(message: string, data: object) {
    super(message, 'UnsupportedMediaType', 415, 'unsupported-media-type', data)
  }
}
