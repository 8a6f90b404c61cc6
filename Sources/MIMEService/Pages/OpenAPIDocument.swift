/// The description of the service for programs.
///
/// https://spec.openapis.org/oas/v3.1.1.html
enum OpenAPIDocument {
    static let json = #"""
        {
          "openapi": "3.1.0",
          "info": {
            "title": "mimetype-server",
            "version": "0.1.0",
            "summary": "Tells the media types of names and files.",
            "description": "A detection is a label, not proof that a file is harmless or even valid."
          },
          "servers": [{"url": "/"}],
          "paths": {
            "/v1/lookup": {
              "get": {
                "summary": "Tells the types of names.",
                "operationId": "lookup",
                "parameters": [
                  {
                    "name": "name",
                    "in": "query",
                    "required": true,
                    "description": "A file name; can be given many times.",
                    "schema": {
                      "type": "array",
                      "items": {"type": "string"},
                      "minItems": 1
                    },
                    "explode": true,
                    "example": ["photo.jpg", "Makefile"]
                  }
                ],
                "responses": {
                  "200": {
                    "description": "The type of each name: an object for one name, an array for several.",
                    "content": {
                      "application/json": {
                        "schema": {
                          "oneOf": [
                            {"$ref": "#/components/schemas/Detection"},
                            {"type": "array", "items": {"$ref": "#/components/schemas/Detection"}}
                          ]
                        }
                      },
                      "application/jsonl": {"schema": {"type": "string"}},
                      "text/plain": {"schema": {"type": "string", "examples": ["image/png\n"]}},
                      "text/html": {"schema": {"type": "string"}}
                    }
                  },
                  "400": {"$ref": "#/components/responses/Problem400"},
                  "406": {"$ref": "#/components/responses/Problem406"},
                  "413": {"$ref": "#/components/responses/Problem413"},
                  "503": {"$ref": "#/components/responses/Problem503"}
                }
              }
            },
            "/v1/detect": {
              "put": {
                "summary": "Tells the type of a file.",
                "operationId": "detectPut",
                "description": "The answer comes as soon as the type is known; the rest of the body is dropped.",
                "parameters": [
                  {
                    "name": "name",
                    "in": "query",
                    "required": false,
                    "description": "What the file is called.",
                    "schema": {"type": "string"},
                    "example": "photo.jpg"
                  },
                  {
                    "name": "partial",
                    "in": "query",
                    "required": false,
                    "description": "Says that the body is only the start of the file.",
                    "schema": {"type": "string", "enum": ["true", "false"]}
                  },
                  {
                    "name": "Content-Disposition",
                    "in": "header",
                    "required": false,
                    "description": "Names the file: filename or filename*, if the query does not.",
                    "schema": {"type": "string"},
                    "example": "attachment; filename=\"photo.jpg\""
                  }
                ],
                "requestBody": {"required": false, "content": {"*/*": {"schema": {}}}},
                "responses": {
                  "200": {
                    "description": "What the body is, or each file of a form.",
                    "content": {
                      "application/json": {
                        "schema": {
                          "oneOf": [
                            {"$ref": "#/components/schemas/Detection"},
                            {"type": "array", "items": {"$ref": "#/components/schemas/Detection"}}
                          ]
                        }
                      },
                      "application/jsonl": {"schema": {"type": "string"}},
                      "text/plain": {"schema": {"type": "string", "examples": ["image/png\n"]}},
                      "text/html": {"schema": {"type": "string"}}
                    },
                    "headers": {
                      "X-Undetermined": {
                        "description": "There if the unread end of a file could change the answer.",
                        "schema": {"type": "string"}
                      }
                    }
                  },
                  "400": {"$ref": "#/components/responses/Problem400"},
                  "406": {"$ref": "#/components/responses/Problem406"},
                  "408": {"$ref": "#/components/responses/Problem408"},
                  "413": {"$ref": "#/components/responses/Problem413"},
                  "415": {"$ref": "#/components/responses/Problem415"},
                  "503": {"$ref": "#/components/responses/Problem503"}
                }
              },
              "post": {
                "summary": "Tells the type of a file.",
                "operationId": "detectPost",
                "description": "The answer comes as soon as the type is known; the rest of the body is dropped.",
                "parameters": [
                  {
                    "name": "name",
                    "in": "query",
                    "required": false,
                    "description": "What the file is called.",
                    "schema": {"type": "string"},
                    "example": "photo.jpg"
                  },
                  {
                    "name": "partial",
                    "in": "query",
                    "required": false,
                    "description": "Says that the body is only the start of the file.",
                    "schema": {"type": "string", "enum": ["true", "false"]}
                  },
                  {
                    "name": "Content-Disposition",
                    "in": "header",
                    "required": false,
                    "description": "Names the file: filename or filename*, if the query does not.",
                    "schema": {"type": "string"},
                    "example": "attachment; filename=\"photo.jpg\""
                  }
                ],
                "requestBody": {
                  "required": false,
                  "content": {
                    "*/*": {"schema": {}},
                    "multipart/form-data": {
                      "schema": {
                        "type": "object",
                        "properties": {
                          "file": {"type": "string", "contentMediaType": "application/octet-stream"}
                        }
                      }
                    }
                  }
                },
                "responses": {
                  "200": {
                    "description": "What the body is, or each file of a form.",
                    "content": {
                      "application/json": {
                        "schema": {
                          "oneOf": [
                            {"$ref": "#/components/schemas/Detection"},
                            {"type": "array", "items": {"$ref": "#/components/schemas/Detection"}}
                          ]
                        }
                      },
                      "application/jsonl": {"schema": {"type": "string"}},
                      "text/plain": {"schema": {"type": "string", "examples": ["image/png\n"]}},
                      "text/html": {"schema": {"type": "string"}}
                    },
                    "headers": {
                      "X-Undetermined": {
                        "description": "There if the unread end of a file could change the answer.",
                        "schema": {"type": "string"}
                      }
                    }
                  },
                  "400": {"$ref": "#/components/responses/Problem400"},
                  "406": {"$ref": "#/components/responses/Problem406"},
                  "408": {"$ref": "#/components/responses/Problem408"},
                  "413": {"$ref": "#/components/responses/Problem413"},
                  "415": {"$ref": "#/components/responses/Problem415"},
                  "503": {"$ref": "#/components/responses/Problem503"}
                }
              }
            },
            "/v1/types/{type}/{subtype}": {
              "get": {
                "summary": "Tells what is known about a type.",
                "operationId": "type",
                "parameters": [
                  {
                    "name": "type",
                    "in": "path",
                    "required": true,
                    "description": "The part before the slash.",
                    "schema": {"type": "string", "minLength": 1},
                    "example": "image"
                  },
                  {
                    "name": "subtype",
                    "in": "path",
                    "required": true,
                    "description": "The part after the slash.",
                    "schema": {"type": "string", "minLength": 1},
                    "example": "png"
                  }
                ],
                "responses": {
                  "200": {
                    "description": "What is known about the type.",
                    "headers": {"ETag": {"schema": {"type": "string"}}},
                    "content": {
                      "application/json": {"schema": {"$ref": "#/components/schemas/Type"}},
                      "application/jsonl": {"schema": {"type": "string"}},
                      "text/plain": {"schema": {"type": "string"}}
                    }
                  },
                  "404": {"$ref": "#/components/responses/Problem404"},
                  "406": {"$ref": "#/components/responses/Problem406"},
                  "503": {"$ref": "#/components/responses/Problem503"},
                  "308": {
                    "description": "The name is an alias; Location has the canonical one.",
                    "headers": {"Location": {"schema": {"type": "string"}}}
                  }
                }
              }
            },
            "/v1/extensions/{extension}": {
              "get": {
                "summary": "Tells which types an extension may stand for, the likeliest first.",
                "operationId": "extension",
                "parameters": [
                  {
                    "name": "extension",
                    "in": "path",
                    "required": true,
                    "description": "Without a dot.",
                    "schema": {"type": "string", "minLength": 1},
                    "example": "ts"
                  }
                ],
                "responses": {
                  "200": {
                    "description": "The types.",
                    "headers": {"ETag": {"schema": {"type": "string"}}},
                    "content": {
                      "application/json": {
                        "schema": {"type": "array", "items": {"$ref": "#/components/schemas/Type"}}
                      },
                      "application/jsonl": {"schema": {"type": "string"}},
                      "text/plain": {"schema": {"type": "string"}}
                    }
                  },
                  "404": {"$ref": "#/components/responses/Problem404"},
                  "406": {"$ref": "#/components/responses/Problem406"},
                  "503": {"$ref": "#/components/responses/Problem503"}
                }
              }
            },
            "/detect": {
              "put": {
                "summary": "Answers as Apache Tika does.",
                "operationId": "tikaDetect",
                "parameters": [
                  {
                    "name": "Content-Disposition",
                    "in": "header",
                    "required": false,
                    "description": "Names the file: filename or filename*, if the query does not.",
                    "schema": {"type": "string"},
                    "example": "attachment; filename=\"photo.jpg\""
                  }
                ],
                "requestBody": {"required": false, "content": {"*/*": {"schema": {}}}},
                "responses": {
                  "200": {
                    "description": "The bare type.",
                    "content": {"text/plain": {"schema": {"type": "string"}}}
                  },
                  "400": {"$ref": "#/components/responses/Problem400"},
                  "408": {"$ref": "#/components/responses/Problem408"},
                  "413": {"$ref": "#/components/responses/Problem413"},
                  "415": {"$ref": "#/components/responses/Problem415"},
                  "503": {"$ref": "#/components/responses/Problem503"}
                }
              }
            },
            "/detect/stream": {
              "put": {
                "summary": "Answers as Apache Tika does.",
                "operationId": "tikaDetectStream",
                "parameters": [
                  {
                    "name": "Content-Disposition",
                    "in": "header",
                    "required": false,
                    "description": "Names the file: filename or filename*, if the query does not.",
                    "schema": {"type": "string"},
                    "example": "attachment; filename=\"photo.jpg\""
                  }
                ],
                "requestBody": {"required": false, "content": {"*/*": {"schema": {}}}},
                "responses": {
                  "200": {
                    "description": "The bare type.",
                    "content": {"text/plain": {"schema": {"type": "string"}}}
                  },
                  "400": {"$ref": "#/components/responses/Problem400"},
                  "408": {"$ref": "#/components/responses/Problem408"},
                  "413": {"$ref": "#/components/responses/Problem413"},
                  "415": {"$ref": "#/components/responses/Problem415"},
                  "503": {"$ref": "#/components/responses/Problem503"}
                }
              }
            },
            "/healthz": {
              "get": {
                "summary": "Tells that the process answers.",
                "operationId": "health",
                "responses": {
                  "200": {"description": "Text.", "content": {"text/plain": {"schema": {"type": "string"}}}},
                  "503": {"$ref": "#/components/responses/Problem503"}
                }
              }
            },
            "/readyz": {
              "get": {
                "summary": "Tells whether it takes requests.",
                "operationId": "readiness",
                "responses": {
                  "200": {"description": "Text.", "content": {"text/plain": {"schema": {"type": "string"}}}},
                  "503": {"$ref": "#/components/responses/Problem503"}
                }
              }
            },
            "/metrics": {
              "get": {
                "summary": "Gives counters in the format of Prometheus.",
                "operationId": "metrics",
                "responses": {
                  "200": {"description": "Text.", "content": {"text/plain": {"schema": {"type": "string"}}}},
                  "503": {"$ref": "#/components/responses/Problem503"}
                }
              }
            },
            "/problems/{kind}": {
              "get": {
                "summary": "Tells what the type of a problem means.",
                "operationId": "problem",
                "parameters": [
                  {
                    "name": "kind",
                    "in": "path",
                    "required": true,
                    "description": "The last part of the problem's type.",
                    "schema": {"type": "string", "minLength": 1},
                    "example": "content-too-large"
                  }
                ],
                "responses": {
                  "200": {"description": "Text.", "content": {"text/plain": {"schema": {"type": "string"}}}},
                  "404": {"$ref": "#/components/responses/Problem404"},
                  "503": {"$ref": "#/components/responses/Problem503"}
                }
              }
            }
          },
          "components": {
            "responses": {
              "Problem400": {
                "description": "The request is malformed.",
                "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
              },
              "Problem404": {
                "description": "It is not known.",
                "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
              },
              "Problem406": {
                "description": "None of the accepted types can be given.",
                "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
              },
              "Problem408": {
                "description": "The request took too long to arrive.",
                "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
              },
              "Problem413": {
                "description": "The request is too large.",
                "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
              },
              "Problem415": {
                "description": "The content has a coding.",
                "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
              },
              "Problem503": {
                "description": "The service is busy; Retry-After says when to come back.",
                "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
              }
            },
            "schemas": {
              "Problem": {
                "type": "object",
                "description": "RFC 9457",
                "required": ["type", "title", "status", "detail"],
                "properties": {
                  "type": {"type": "string", "format": "uri-reference"},
                  "title": {"type": "string"},
                  "status": {"type": "integer"},
                  "detail": {"type": "string", "description": "What is wrong and what to do."}
                }
              },
              "Detection": {
                "type": "object",
                "required": ["name", "type", "extensions", "reason", "evidence", "conflicts", "candidates"],
                "properties": {
                  "field": {"type": "string", "description": "The field of the form that the file came in."},
                  "name": {"type": ["string", "null"]},
                  "type": {"type": "string", "examples": ["image/png"]},
                  "charset": {"type": "string"},
                  "extensions": {"type": "array", "items": {"type": "string"}},
                  "description": {"type": "string"},
                  "reason": {
                    "type": "string",
                    "enum": [
                      "file-kind", "empty-file-name", "agreement", "name-refines-content", "content-refines-name",
                      "content-alone", "name-alone", "content-proves", "name-decides", "mark-missing",
                      "container-denies", "nothing-known"
                    ]
                  },
                  "evidence": {"$ref": "#/components/schemas/Evidence"},
                  "conflicts": {
                    "type": "array",
                    "items": {
                      "type": "object",
                      "required": ["kind", "claimed", "found", "message"],
                      "properties": {
                        "kind": {
                          "type": "string",
                          "enum": [
                            "content-contradicts-name", "missing-signature", "unsupported-refinement",
                            "declared-type-contradicts"
                          ]
                        },
                        "claimed": {"type": "string"},
                        "found": {"type": "string"},
                        "message": {"type": "string"}
                      }
                    }
                  },
                  "candidates": {
                    "type": "array",
                    "items": {
                      "type": "object",
                      "required": ["type", "evidence"],
                      "properties": {
                        "type": {"type": "string"},
                        "evidence": {"$ref": "#/components/schemas/Evidence"}
                      }
                    }
                  },
                  "undetermined": {
                    "type": "boolean",
                    "description": "Whether the unread end could change the answer."
                  },
                  "bytes_kept": {"type": "integer"}
                }
              },
              "Evidence": {
                "type": "object",
                "required": ["basis", "tier", "detail"],
                "properties": {
                  "basis": {
                    "type": "string",
                    "enum": [
                      "file-kind", "declared-type", "name", "signature", "container", "xml-root", "text",
                      "libmagic", "fallback"
                    ]
                  },
                  "tier": {"type": "string", "enum": ["none", "text", "weak", "signature", "structural"]},
                  "detail": {"type": "string", "description": "What was seen, in words or bytes."}
                }
              },
              "Type": {
                "type": "object",
                "required": ["type", "extensions", "aliases", "parents", "text", "registered"],
                "properties": {
                  "type": {"type": "string"},
                  "extensions": {"type": "array", "items": {"type": "string"}},
                  "aliases": {"type": "array", "items": {"type": "string"}},
                  "parents": {"type": "array", "items": {"type": "string"}},
                  "description": {"type": "string"},
                  "charset": {"type": "string"},
                  "compressible": {"type": "boolean"},
                  "text": {"type": "boolean"},
                  "registered": {"type": "boolean", "description": "By IANA."}
                }
              }
            }
          }
        }

        """#
}
