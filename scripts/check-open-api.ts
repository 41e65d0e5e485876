import { openApi } from '@brigade/domain/app/open-api.ts'
import { Validator } from '@seriousme/openapi-schema-validator'

/** Fails if the API's description is invalid by the OpenAPI standard. */
const { valid, errors } = await new Validator().validate(openApi({ version: '0.0.0' }))

if (!valid) {
  console.error(JSON.stringify(errors, null, 2))
  process.exitCode = 1
}
