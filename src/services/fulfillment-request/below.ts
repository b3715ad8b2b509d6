import { AppError } from '../../errors/app-error.js';

/** Reports the violations of a part of an input under the part's name: `addressLine1` as `parties.0.addressLine1`. */
export async function below<T>(part: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || !error.errors) throw error;
    throw new AppError(error.code, error.message, {
      errors: Object.fromEntries(
        Object.entries(error.errors).map(([field, sentences]) => [`${part}.${field}`, sentences]),
      ),
    });
  }
}
