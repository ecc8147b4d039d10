/** An operation of the API document, as far as we write it ourselves. */
export type Operation = {
  operationId?: string;
  parameters?: { name: string; in: string; description?: string; schema: Record<string, unknown> }[];
  requestBody?: {
    required?: boolean;
    description?: string;
    content: Record<string, { schema: Record<string, unknown> }>;
  };
  responses: Record<string, Answer>;
};
export type Answer = {
  description: string;
  headers?: Record<string, unknown>;
  content?: Record<string, { schema: Record<string, unknown> }>;
};

/** A response without a schema: its content types, none for a response without a body. */
export type DocumentedAnswer = { description: string; types?: readonly string[] };
