import { expect } from '@jest/globals';
import { expectNothingWritten } from '../../contract/snapshot.js';
import type { Answer, Caller, Json, World } from '../worlds/world.js';
import { bodies, type GoldenPath } from './golden-path.js';

/** Short calls to write, print and sign waivers of a golden path's project through REST. */
export class Waiving {
  constructor(
    readonly world: World,
    readonly caller: Caller,
    readonly path: Pick<GoldenPath, 'projectId' | 'organizationId'>,
  ) {}

  create(body: object = {}): Promise<Answer<Json>> {
    const { projectId, organizationId } = this.path;
    return this.#post('/waivers', {
      ...bodies.waiver,
      project_id: projectId,
      organization_id: organizationId,
      ...body,
    });
  }

  /** The id of a waiver that must be created. */
  async made(body: object = {}): Promise<string> {
    const { status, text, body: answered } = await this.create(body);
    if (status !== 201) throw new Error(text);
    return answered.data.id;
  }

  generate(id: string, body: object = {}): Promise<Answer<Json>> {
    return this.#post('/documents/generate', {
      documentable_type: 'waiver',
      documentable_id: id,
      type: 'waiver',
      organization_id: this.path.organizationId,
      ...body,
    });
  }

  sign(id: string, body: object = {}): Promise<Answer<Json>> {
    return this.#post(`/waivers/${id}/sign`, { method: 'typed', consent: true, signatory_name: 'Ana Diaz', ...body });
  }

  /** The call must be answered 422 for exactly these fields and write nothing. */
  async refused(call: () => Promise<Answer<Json>>, fields: string[], code = 'validation_failed'): Promise<void> {
    await expectNothingWritten(this.world, async () => {
      const { status, body } = await call();
      expect({ status, code: body.code, fields: Object.keys(body.errors ?? {}).sort() }).toEqual({
        status: 422,
        code,
        fields: [...fields].sort(),
      });
    });
  }

  #post(route: string, body: object): Promise<Answer<Json>> {
    return this.world.rest(this.caller, 'POST', route, body);
  }
}
