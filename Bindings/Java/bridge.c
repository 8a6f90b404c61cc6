// Hands what the library asks for to Java, and what it answers.
//
// The library is opened by its path, so that this one needs no other to be loaded.

#include <dlfcn.h>
#include <jni.h>
#include <mimetype.h>
#include <stdlib.h>
#include <string.h>

static int32_t (*create)(const mimetype_options *, mimetype_detector **, char *, size_t);
static int32_t (*detect)(
    const mimetype_detector *, mimetype_read, void *, uint64_t, const char *, const char *, mimetype_result *);
static void (*release)(mimetype_result *, size_t);
static uint32_t (*abi)(void);
static jmethodID read_method, room_method;

typedef struct {
    JNIEnv *env;
    jobject source;
} reader;

static int64_t read_source(void *context, uint64_t offset, void *buffer, size_t length) {
    reader *reader = context;
    JNIEnv *env = reader->env;
    if (length > INT32_MAX) length = INT32_MAX;
    jint count = (*env)->CallIntMethod(env, reader->source, read_method, (jlong)offset, (jint)length);
    if ((*env)->ExceptionCheck(env) || count < 0) return -1;
    jbyteArray room = (*env)->CallObjectMethod(env, reader->source, room_method);
    if (room == NULL || (*env)->ExceptionCheck(env)) return -1;
    (*env)->GetByteArrayRegion(env, room, 0, count, buffer);
    (*env)->DeleteLocalRef(env, room);
    return (*env)->ExceptionCheck(env) ? -1 : count;
}

/// Puts a text into an array, if there is room for it there.
static void put(JNIEnv *env, jobjectArray texts, jsize index, const char *text) {
    if (text == NULL || (*env)->ExceptionCheck(env) || index >= (*env)->GetArrayLength(env, texts)) return;
    jsize length = (jsize)strlen(text);
    jbyteArray bytes = (*env)->NewByteArray(env, length);
    if (bytes == NULL) return;
    (*env)->SetByteArrayRegion(env, bytes, 0, length, (const jbyte *)text);
    (*env)->SetObjectArrayElement(env, texts, index, bytes);
    (*env)->DeleteLocalRef(env, bytes);
}

static void put_lists(JNIEnv *env, const mimetype_result *result, jobjectArray texts, jlong *numbers) {
    jsize next = 6;
    jlong conflicts = result->conflict_count < 16 ? result->conflict_count : 16;
    jlong readings = result->reading_count < 32 ? result->reading_count : 32;
    for (jlong i = 0; i < conflicts; i++) {
        put(env, texts, next++, result->conflicts[i]->kind);
        put(env, texts, next++, result->conflicts[i]->claimed);
        put(env, texts, next++, result->conflicts[i]->found);
        put(env, texts, next++, result->conflicts[i]->sentence);
    }
    for (jlong i = 0; i < readings; i++) {
        put(env, texts, next++, result->readings[i]->kind);
        put(env, texts, next++, result->readings[i]->type);
        put(env, texts, next++, result->readings[i]->detail);
        numbers[7 + i] = (jlong)result->readings[i]->offset;
    }
    numbers[5] = conflicts;
    numbers[6] = readings;
}

JNIEXPORT jstring JNICALL Java_swiftmimetype_spark_Engine_open(JNIEnv *env, jclass engine, jstring path) {
    (void)engine;
    jclass source = (*env)->FindClass(env, "swiftmimetype/spark/ObjectSource");
    if (source == NULL) return NULL;
    read_method = (*env)->GetMethodID(env, source, "read", "(JI)I");
    room_method = (*env)->GetMethodID(env, source, "room", "()[B");
    const char *text = (*env)->GetStringUTFChars(env, path, NULL);
    if (text == NULL) return NULL;
    void *library = dlopen(text, RTLD_NOW | RTLD_LOCAL);
    (*env)->ReleaseStringUTFChars(env, path, text);
    if (library == NULL) return (*env)->NewStringUTF(env, dlerror());
    *(void **)&create = dlsym(library, "mimetype_detector_create");
    *(void **)&detect = dlsym(library, "mimetype_detect_reader");
    *(void **)&release = dlsym(library, "mimetype_results_free");
    *(void **)&abi = dlsym(library, "mimetype_abi");
    if (!create || !detect || !release || !abi || abi() != MIMETYPE_ABI)
        return (*env)->NewStringUTF(env, "it has another interface; install the package again");
    return NULL;
}

JNIEXPORT jlong JNICALL Java_swiftmimetype_spark_Engine_create(JNIEnv *env, jclass engine, jint flags) {
    (void)env, (void)engine;
    mimetype_options options = {sizeof options, (uint32_t)flags, 0, 0, 0, 0, NULL};
    mimetype_detector *detector = NULL;
    create(&options, &detector, NULL, 0);
    return (jlong)(intptr_t)detector;
}

JNIEXPORT void JNICALL Java_swiftmimetype_spark_Engine_detect(
    JNIEnv *env, jclass engine, jlong detector, jobject source, jlong size, jbyteArray name, jobjectArray texts,
    jlongArray numbers) {
    (void)engine;
    jsize length = (*env)->GetArrayLength(env, name);
    char *text = calloc((size_t)length + 1, 1);
    if (text == NULL) return;
    (*env)->GetByteArrayRegion(env, name, 0, length, (jbyte *)text);

    reader reader = {env, source};
    mimetype_result result;
    detect((mimetype_detector *)(intptr_t)detector, read_source, &reader, (uint64_t)size, text, NULL, &result);
    free(text);
    if (!(*env)->ExceptionCheck(env)) {
        const char *singles[] = {
            result.type, result.description, result.charset, result.reason, result.basis, result.message};
        jlong values[7 + 32] = {result.code, result.flags, (jlong)result.bytes_read, (jlong)result.reads};
        memcpy(&values[4], &result.confidence, sizeof result.confidence);
        for (jsize i = 0; i < 6; i++) put(env, texts, i, singles[i]);
        put_lists(env, &result, texts, values);
        (*env)->SetLongArrayRegion(env, numbers, 0, 7 + 32, values);
    }
    release(&result, 1);
}
